import { FILE_TEXTS, type Attachment } from '@guildhall/contract/experts/files'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadFile, type FilePlace } from '#features/experts/file-queries.ts'
import { useProfileFileLimits } from '#features/settings/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import type { UploadOptions } from '#platform/upload.ts'
import { AttachmentDialog } from '#ui/attachment-dialog.tsx'
import type { SelectOption } from '#ui/select-options.ts'
import { toasts } from '#ui/toasts.tsx'
import { UploadField } from '#ui/upload-area.tsx'
import { useUploads } from '#ui/use-uploads.ts'
import styles from './files.module.css'
import { TagField } from './tag-field.tsx'

type Props = { place: FilePlace; noun: string; onClose: () => void }

/** Adds files under tags: nothing is stored before SAVE (spec 000 §2). */
export function AddFilesDialog({ place, noun, onClose }: Props) {
  const queryClient = useQueryClient()
  const limits = useProfileFileLimits()
  const [tags, setTags] = useState<SelectOption[]>([])
  const tagIds = tags.map(({ id }) => id)
  const uploads = useUploads<Attachment>({
    limits,
    upload: (file, options) => send(place, { file, tagIds }, options),
    waits: true,
  })
  const isUnderWay = uploads.items.some(({ status }) => status === 'uploading')
  const hasSaved = uploads.items.some(({ status }) => status === 'done' || status === 'uploading')
  function close() {
    if (hasSaved) void queryClient.invalidateQueries({ queryKey: ['experts'] })
    onClose()
  }
  async function save() {
    if (isUnderWay) return toasts.info(FILE_TEXTS.waiting)
    if (!(await uploads.send())) return
    toasts.success(FILE_TEXTS.added)
    onClose()
    await queryClient.invalidateQueries({ queryKey: ['experts'] })
  }
  return (
    <AttachmentDialog
      opened
      onClose={close}
      onSave={() => void save()}
      canSave={tags.length > 0 && uploads.items.length > 0}
      title={`Add ${noun}`}
    >
      <div className={styles['form']}>
        <TagField value={tags} onChange={setTags} />
        <UploadField limits={limits} uploads={uploads} disabled={isUnderWay} />
      </div>
    </AttachmentDialog>
  )
}

async function send(
  place: FilePlace,
  given: { file: File; tagIds: string[] },
  options: UploadOptions,
): Promise<Attachment> {
  try {
    const [attachment] = await uploadFile(place, given, options)
    if (attachment === undefined) throw new Error(FILE_TEXTS.uploadFailed)
    return attachment
  } catch (error) {
    throw spoken(error)
  }
}

/** The server's own words where the file is at fault. */
function spoken(error: unknown): unknown {
  const isSpoken = error instanceof ApiError && error.status >= 400 && error.status < 500
  const isAborted = error instanceof DOMException
  return isSpoken || isAborted ? error : new Error(FILE_TEXTS.uploadFailed)
}
