import { ConfirmDialog } from './confirm-dialog.tsx'
import { copy } from '#ui/text/copy.ts'

type Props = { opened: boolean; onClose: () => void; onLogOut: () => void; pending?: boolean }

/** Asks before the session ends; 300 px wide on a phone. */
export function LogOutDialog({ opened, onClose, onLogOut, pending = false }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onLogOut}
      title={copy.reallyLogOut}
      pending={pending}
      mobileWidth={300}
    />
  )
}
