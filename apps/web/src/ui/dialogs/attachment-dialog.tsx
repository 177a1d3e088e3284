import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  onSave: () => void
  /** The upload area and what belongs to the files. */
  children: ReactNode
  /** False until there is something to save. */
  canSave?: boolean
  pending?: boolean
  title?: string
}

/** Width in px (specification spec 000 §2). */
const WIDTH = 700

/** Adds files to something; a click beside it does not lose them. */
export function AttachmentDialog(props: Props) {
  const {
    opened,
    onClose,
    onSave,
    children,
    canSave = true,
    pending = false,
    title = 'Add attachment',
  } = props
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      width={WIDTH}
      closeOnClickOutside={false}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            CANCEL
          </Button>
          <Button onClick={onSave} disabled={!canSave} loading={pending}>
            SAVE
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
