import { useEffect, useState } from 'react'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { saveAs } from '#platform/download.ts'
import { readUser } from '#platform/session.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { PlainButton } from '#ui/fields/plain-controls.tsx'
import layout from '#ui/theme/layout.module.css'
import styles from './two-step-setup.module.css'

type Props = { codes: readonly string[]; onDone: () => void }

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [isCopied, setCopied] = useState(false)
  const [isKept, setKept] = useState(false)
  useUnsavedNotice(!isKept)
  // The second step is on, however this is left.
  useEffect(() => () => void readUser(), [])
  const text = codes.join('\n')
  const copyCodes = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <div>
      <p>{settingsCopy.recoveryCodesLead}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout['wrap-12']}>
        <PlainButton quiet onClick={copyCodes}>
          {isCopied ? settingsCopy.copied : settingsCopy.copyCodes}
        </PlainButton>
        <PlainButton
          quiet
          onClick={() => saveAs(new Blob([text], { type: 'text/plain' }), settingsCopy.codesFile)}
        >
          {settingsCopy.downloadCodes}
        </PlainButton>
        <PlainButton
          onClick={() => {
            setKept(true)
            onDone()
          }}
        >
          {settingsCopy.iHaveKeptThem}
        </PlainButton>
      </div>
    </div>
  )
}
