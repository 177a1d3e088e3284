import type { Attachment } from '@guildhall/contract/experts/files'
import { FILE_TEXTS } from '@guildhall/contract/experts/files'
import { removeFile, type FilePlace } from '#features/experts/file-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { AddFilesDialog } from './add-files-dialog.tsx'
import { EditFileDialog } from './edit-file-dialog.tsx'
import type { OpenedFile } from './file-dialogs.tsx'

type Props = { place: FilePlace; noun: string; opened: OpenedFile; onClose: () => void }

/** Add, change, or the second step of deleting. */
export function OpenedFileDialog({ opened, ...props }: Props) {
  if (opened.kind === 'add') return <AddFilesDialog {...props} />
  if (opened.kind === 'edit') return <EditFileDialog {...props} file={opened.file} />
  return <Deleting {...props} file={opened.file} />
}

function Deleting({ place, noun, file, onClose }: Omit<Props, 'opened'> & { file: Attachment }) {
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['experts'],
    textOf: () => FILE_TEXTS.changeFailed,
  })
  const remove = () =>
    run(() => removeFile(place, file.uuid), { said: FILE_TEXTS.deleted, onDone: onClose, onRefused: onClose })
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
