import type { Attachment } from '@guildhall/contract/experts/files'
import { FILE_TEXTS } from '@guildhall/contract/experts/files'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeFile, type FilePlace } from '#features/experts/file-queries.ts'
import { DeleteDialog } from '#ui/delete-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'
import { AddFilesDialog } from './add-files-dialog.tsx'
import { EditFileDialog } from './edit-file-dialog.tsx'

/** What the reader is doing to a set of files. */
export type OpenedFile = { kind: 'add' } | { kind: 'edit' | 'delete'; file: Attachment }

type Props = {
  place: FilePlace
  noun: string
  opened: OpenedFile | undefined
  onClose: () => void
}

/** The dialogs of a set of files: add, change, and the second step of deleting. */
export function FileDialogs({ opened, ...props }: Props) {
  if (opened === undefined) return null
  if (opened.kind === 'add') return <AddFilesDialog {...props} />
  if (opened.kind === 'edit') return <EditFileDialog {...props} file={opened.file} />
  return <Deleting {...props} file={opened.file} />
}

function Deleting({ place, noun, file, onClose }: Omit<Props, 'opened'> & { file: Attachment }) {
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function remove() {
    setPending(true)
    try {
      await removeFile(place, file.uuid)
      toasts.success(FILE_TEXTS.deleted)
    } catch {
      toasts.error(FILE_TEXTS.changeFailed)
    }
    onClose()
    await queryClient.invalidateQueries({ queryKey: ['experts'] })
  }
  return (
    <DeleteDialog
      opened
      onClose={onClose}
      onDelete={() => void remove()}
      type={noun}
      name={file.filename}
      pending={isPending}
    />
  )
}
