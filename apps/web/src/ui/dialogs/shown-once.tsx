import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './shown-once.module.css'

type Props = {
  /** What it is: `Key`. */
  label: string
  secret: string
  /** What else can be done with it. */
  children?: ReactNode
}

/** A secret that is never shown again, with a button that copies it. */
export function ShownOnce({ label, secret, children }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true))
  return (
    <div className={cx(layout['row-wrap-12'], styles['frame'])}>
      <code className={styles['secret']} aria-label={label}>
        {secret}
      </code>
      <Button variant="default" data-autofocus onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      {children}
    </div>
  )
}
