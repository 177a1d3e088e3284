import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  children?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** What cannot be undone: red, and the focus starts at the way out. */
  destructive?: boolean
  /** The confirmed work is under way. */
  pending?: boolean
  width?: number
  mobileWidth?: number
}

/** Asks before something happens. Enter presses the button in focus, Escape cancels. */
export function ConfirmDialog(props: Props) {
  const {
    onClose,
    onConfirm,
    confirmLabel = 'Yes',
    cancelLabel = 'No',
    destructive = false,
    pending = false,
  } = props
  const { opened, title, children, width, mobileWidth } = props
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      {...(width && { width })}
      {...(mobileWidth && { mobileWidth })}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus={destructive || undefined}>
            {cancelLabel}
          </Button>
          <Button
            // While it fades, a second press of a double click is not meant.
            onClick={() => opened && onConfirm()}
            loading={pending}
            data-autofocus={!destructive || undefined}
            {...(destructive && { color: 'red' })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
