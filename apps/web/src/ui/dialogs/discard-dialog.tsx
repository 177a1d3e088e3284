import { ConfirmDialog } from './confirm-dialog.tsx'
import { copy } from '#ui/text/copy.ts'

type Props = {
  opened: boolean
  onStay: () => void
  onDiscard: () => void
  /** What is closed is sent and not saved. */
  isMessage?: boolean
}

/** Asks before what was typed or chosen is thrown away. */
export function DiscardDialog({ opened, onStay, onDiscard, isMessage = false }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onStay}
      onConfirm={onDiscard}
      title={isMessage ? copy.closeWithoutSending : copy.closeWithoutSaving}
      cancelLabel={copy.keepEditing}
      confirmLabel={copy.discard}
      destructive
    >
      {copy.changesLost}
    </ConfirmDialog>
  )
}
