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
import { UploadArea } from '#ui/upload-area.tsx'
import styles from './files.module.css'
import { TagField } from './tag-field.tsx'

type Props = { place: FilePlace; noun: string; onClose: () => void }

/** Adds files under tags that are chosen first: a file travels with them. */
export function AddFilesDialog({ place, noun, onClose }: Props) {
  const queryClient = useQueryClient()
  const limits = useProfileFileLimits()
  const [tags, setTags] = useState<SelectOption[]>([])
  const [added, setAdded] = useState<Attachment[]>([])
  const [underWay, setUnderWay] = useState(0)
  const tagIds = tags.map(({ id }) => id)
  async function upload(file: File, options: UploadOptions): Promise<Attachment> {
    setUnderWay((count) => count + 1)
    try {
      const [attachment] = await uploadFile(place, { file, tagIds }, options)
      if (attachment === undefined) throw new Error(FILE_TEXTS.uploadFailed)
      return attachment
    } catch (error) {
      throw spoken(error)
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  function close() {
    void queryClient.invalidateQueries({ queryKey: ['experts'] })
    onClose()
  }
  function save() {
    if (underWay > 0) return toasts.info(FILE_TEXTS.waiting)
    toasts.success(FILE_TEXTS.added)
    close()
  }
  return (
    <AttachmentDialog
      opened
      onClose={close}
      onSave={save}
      canSave={underWay > 0 || added.length > 0}
      title={`Add ${noun}`}
    >
      <div className={styles['form']}>
        <TagField value={tags} onChange={setTags} />
        <UploadArea limits={limits} upload={upload} onChange={setAdded} disabled={tags.length === 0} />
      </div>
    </AttachmentDialog>
  )
}

/** The server's own words where the file is at fault. */
function spoken(error: unknown): unknown {
  const isSpoken = error instanceof ApiError && error.status >= 400 && error.status < 500
  const isAborted = error instanceof DOMException
  return isSpoken || isAborted ? error : new Error(FILE_TEXTS.uploadFailed)
}
