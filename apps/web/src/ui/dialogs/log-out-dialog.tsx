import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = { opened: boolean; onClose: () => void; onLogOut: () => void; pending?: boolean }

/** Asks before the session ends; 300 px wide on a phone. */
export function LogOutDialog({ opened, onClose, onLogOut, pending = false }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onLogOut}
      title="Are you sure you want to log out?"
      pending={pending}
      mobileWidth={300}
    />
  )
}
