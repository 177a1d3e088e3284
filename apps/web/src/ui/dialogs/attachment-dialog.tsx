import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'

type Props = {
  /** Something was chosen or typed and not saved. */
  isDirty: boolean
  onClose: () => void
  onSave: () => void
  /** The upload area and what belongs to the files. */
  children: ReactNode
  pending?: boolean
  title?: string
}

/** Width in px (specification spec 000 §2). */
const WIDTH = 700

/** Adds files to something; what was chosen is never dropped unasked (spec 002 §4). */
export function AttachmentDialog(props: Props) {
  const { onSave, pending = false, title = 'Add attachment', ...dialog } = props
  return (
    <FormDialog
      {...dialog}
      title={title}
      width={WIDTH}
      dismissLabel="CANCEL"
      actions={
        <Button onClick={onSave} loading={pending}>
          SAVE
        </Button>
      }
    />
  )
}
