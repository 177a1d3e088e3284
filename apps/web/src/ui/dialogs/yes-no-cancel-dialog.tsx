import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { copy } from '#ui/text/copy.ts'

type Props = {
  opened: boolean
  title: ReactNode
  children?: ReactNode
  onYes: () => void
  onNo: () => void
  onCancel: () => void
}

/** A choice of two with a way back; Escape takes the way back. */
export function YesNoCancelDialog({ opened, title, children, onYes, onNo, onCancel }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button variant="subtle" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button variant="default" onClick={onNo}>
            {copy.no}
          </Button>
          <Button onClick={onYes} data-autofocus>
            {copy.yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
