import { ConfirmDialog } from './confirm-dialog.tsx'
import { copy } from '#ui/text/copy.ts'

type Props = { opened: boolean; onStay: () => void; onLeave: () => void }

/** Asks before the router leaves a page whose changes are not saved; see use-unsaved-notice.ts for the tab. */
export function UnsavedDialog({ opened, onStay, onLeave }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onStay}
      onConfirm={onLeave}
      title={copy.leaveWithoutSaving}
      cancelLabel={copy.stay}
      confirmLabel={copy.leave}
      destructive
    >
      {copy.changesLost}
    </ConfirmDialog>
  )
}
