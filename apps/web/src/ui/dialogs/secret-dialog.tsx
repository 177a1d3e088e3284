import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { copy } from './copy.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { ShownOnce } from './shown-once.tsx'
import { useTabNotice } from './use-unsaved-notice.ts'

type Props = {
  title: string
  /** What it is: `Key`. */
  label: string
  secret: string
  confirm: string
  onClose: () => void
  children: ReactNode
}

/** Shows what was just made and is never shown again: only its button closes it unasked. */
export function SecretDialog({ title, label, secret, confirm, onClose, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  useTabNotice(true)
  return (
    <>
      <Dialog
        opened
        onClose={() => setAsking(true)}
        title={title}
        closeOnClickOutside={false}
        actions={<Button onClick={onClose}>{confirm}</Button>}
      >
        {children}
        <ShownOnce label={label} secret={secret} />
      </Dialog>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={copy.isItKept}
        cancelLabel={copy.goBack}
        confirmLabel={copy.close}
        destructive
      >
        {copy.neverAgain}
      </ConfirmDialog>
    </>
  )
}
