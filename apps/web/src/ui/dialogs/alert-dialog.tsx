import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type Props = { opened: boolean; onClose: () => void; title?: ReactNode; children: ReactNode }

/** Says something that must be read before going on. */
export function AlertDialog({ opened, onClose, title = 'Alert', children }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      actions={
        <Button onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
