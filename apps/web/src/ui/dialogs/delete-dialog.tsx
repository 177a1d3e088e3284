import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  onDelete: () => void
  /** What kind of thing goes, as its title says it. */
  type: string
  /** Its name; without one the text says 'this'. */
  name?: string | undefined
  pending?: boolean
  /** What the deletion means, below the question. */
  children?: ReactNode
}

/** Asks before deleting, in the words that the specification fixes. */
export function DeleteDialog({ opened, onClose, onDelete, type, name, pending = false, children }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onDelete}
      title={`Delete ${type}`}
      confirmLabel="DELETE"
      cancelLabel="CANCEL"
      destructive
      pending={pending}
    >
      {`Are you sure you want to delete ${name ?? 'this'} ${type}?`}
      {children}
    </ConfirmDialog>
  )
}
