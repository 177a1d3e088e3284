import { Button } from '@mantine/core'
import { useState } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './shown-once.module.css'

type Props = {
  /** What it is: `Key`. */
  label: string
  secret: string
}

/** A secret that is never shown again, with a button that copies it. */
export function ShownOnce({ label, secret }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true))
  return (
    <div className={cx(layout['row-wrap-12'], styles['frame'])}>
      <code className={styles['secret']} aria-label={label}>
        {secret}
      </code>
      <Button variant="default" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
