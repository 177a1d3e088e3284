import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = { opened: boolean; onStay: () => void; onLeave: () => void }

/** Asks before the router leaves a page whose changes are not saved; see use-unsaved-notice.ts for the tab. */
export function UnsavedDialog({ opened, onStay, onLeave }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onStay}
      onConfirm={onLeave}
      title="Leave without saving?"
      cancelLabel="Stay"
      confirmLabel="Leave"
      destructive
    >
      Your changes will be lost.
    </ConfirmDialog>
  )
}
