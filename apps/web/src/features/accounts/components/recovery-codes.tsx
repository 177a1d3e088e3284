import { useState } from 'react'
import { PlainButton } from '#ui/fields/plain-controls.tsx'
import styles from './two-step-setup.module.css'

type Props = { codes: readonly string[]; onDone: () => void }

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <div>
      <p>
        Two-step sign-in is on. Keep these recovery codes in a safe place: each lets you in once when you do
        not have your phone. They are not shown again.
      </p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <PlainButton quiet onClick={copy}>
          {isCopied ? 'Copied' : 'Copy codes'}
        </PlainButton>
        <PlainButton onClick={onDone}>I have kept them</PlainButton>
      </div>
    </div>
  )
}
