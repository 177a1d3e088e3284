import type { Attachment } from '@guildhall/contract/experts/files'
import { Suspense } from 'react'
import type { FilePlace } from '#features/experts/file-queries.ts'
import { later } from '#ui/hooks/later.ts'

/** What the reader is doing to a set of files. */
export type OpenedFile = { kind: 'add' } | { kind: 'edit' | 'delete'; file: Attachment }

const OpenedFileDialog = later(() => import('./opened-file-dialog.tsx'), 'OpenedFileDialog')

type Props = {
  place: FilePlace
  noun: string
  opened: OpenedFile | undefined
  onClose: () => void
}

/** The dialogs of a set of files, which come when the first one is opened. */
export function FileDialogs({ opened, ...props }: Props) {
  return <Suspense>{opened && <OpenedFileDialog {...props} opened={opened} />}</Suspense>
}
