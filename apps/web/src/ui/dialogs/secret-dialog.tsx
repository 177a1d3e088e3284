import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { ShownOnce } from './shown-once.tsx'

type Props = {
  title: string
  /** What it is: `Key`. */
  label: string
  secret: string
  confirm: string
  onClose: () => void
  children: ReactNode
}

/** Shows what was just made and is never shown again; a click beside it does not close it. */
export function SecretDialog({ title, label, secret, confirm, onClose, children }: Props) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      actions={<Button onClick={onClose}>{confirm}</Button>}
    >
      {children}
      <ShownOnce label={label} secret={secret} />
    </Dialog>
  )
}
