import { FILE_TEXTS, type Attachment } from '@guildhall/contract/experts/files'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { uploadFile, type FilePlace, type GivenFile } from '#features/experts/file-queries.ts'
import { useProfileFileLimits } from '#features/settings/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import type { UploadOptions } from '#platform/upload.ts'
import { AttachmentDialog } from '#ui/dialogs/attachment-dialog.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { UploadField } from '#ui/fields/upload-area.tsx'
import { useUploads } from '#ui/fields/use-uploads.ts'
import { focusFirstFault, formInUse } from '#ui/forms/first-fault.ts'
import styles from './files.module.css'
import { TagField } from '#features/experts/components/tag-field.tsx'

type Props = { place: FilePlace; noun: string; onClose: () => void }

/** Adds files under tags, each with a name (spec 001 §5): nothing is stored before SAVE (spec 000 §2). */
export function AddFilesDialog({ place, noun, onClose }: Props) {
  const queryClient = useQueryClient()
  const limits = useProfileFileLimits()
  const [tags, setTags] = useState<SelectOption[]>([])
  const tagIds = tags.map(({ id }) => id)
  const { nameOf, rename } = useNames()
  const uploads = useUploads<Attachment>({
    limits,
    upload: (file, options) => send(place, { file, name: nameOf(file).trim(), tagIds }, options),
    textOf,
    waits: true,
  })
  const [isTried, setTried] = useState(false)
  const lacksFiles = uploads.items.length === 0
  const isNamed = uploads.items.every(({ file }) => nameOf(file).trim() !== '')
  const isUnderWay = uploads.items.some(({ status }) => status === 'uploading')
  const isDirty = tags.length > 0 || uploads.items.some(({ status }) => status !== 'done')
  const hasSaved = uploads.items.some(({ status }) => status === 'done' || status === 'uploading')
  function close() {
    if (hasSaved) void queryClient.invalidateQueries({ queryKey: ['experts'] })
    onClose()
  }
  async function save() {
    if (isUnderWay) return toasts.info(FILE_TEXTS.waiting)
    setTried(true)
    if (tags.length === 0 || lacksFiles || !isNamed) return focusFirstFault(formInUse())
    if (!(await uploads.send())) return
    toasts.success(FILE_TEXTS.added)
    onClose()
    await queryClient.invalidateQueries({ queryKey: ['experts'] })
  }
  return (
    <AttachmentDialog isDirty={isDirty} onClose={close} onSave={() => void save()} title={copy.addNoun(noun)}>
      <div className={styles['form']}>
        <TagField
          value={tags}
          onChange={setTags}
          error={isTried && tags.length === 0 ? copy.required : undefined}
        />
        <UploadField
          limits={limits}
          uploads={uploads}
          disabled={isUnderWay}
          error={isTried && lacksFiles ? copy.chooseFiles : undefined}
          renderAsked={(file) => (
            <TextInput
              label={copy.name}
              aria-label={copy.nameOf(file.name)}
              maxLength={255}
              value={nameOf(file)}
              onChange={(event) => rename(file, event.currentTarget.value)}
              error={nameOf(file).trim() === '' && copy.required}
            />
          )}
        />
      </div>
    </AttachmentDialog>
  )
}

/** What each file is to be called; at first as it is called already. */
function useNames() {
  const [names, setNames] = useState<ReadonlyMap<File, string>>(new Map())
  return {
    nameOf: (file: File) => names.get(file) ?? file.name,
    rename: (file: File, name: string) => setNames(new Map(names).set(file, name)),
  }
}

async function send(place: FilePlace, given: GivenFile, options: UploadOptions): Promise<Attachment> {
  const [attachment] = await uploadFile(place, given, options)
  if (attachment === undefined) throw new Error(FILE_TEXTS.uploadFailed)
  return attachment
}

/** The server's own words where the file is at fault. */
function textOf(error: unknown): string {
  const isSpoken = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isSpoken && error.message !== '' ? error.message : FILE_TEXTS.uploadFailed
}
