import { FILE_TEXTS, type Attachment } from '@guildhall/contract/experts/files'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { changeFile, type FilePlace } from '#features/experts/file-queries.ts'
import { AttachmentDialog } from '#ui/attachment-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'
import styles from './files.module.css'
import { TagField } from './tag-field.tsx'

type Props = { place: FilePlace; noun: string; file: Attachment; onClose: () => void }

/** Changes the name and the tags of a file. */
export function EditFileDialog({ place, noun, file, onClose }: Props) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(file.filename)
  const [tags, setTags] = useState(file.tags.map(({ id, title }) => ({ id, name: title })))
  const [isPending, setPending] = useState(false)
  const isComplete = name.trim() !== '' && tags.length > 0
  async function save() {
    setPending(true)
    try {
      const body = { filename: name, tag_ids: tags.map(({ id }) => id) }
      await changeFile(place, file.uuid, body)
      toasts.success(FILE_TEXTS.updated)
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['experts'] })
    } catch {
      toasts.error(FILE_TEXTS.changeFailed)
      setPending(false)
    }
  }
  return (
    <AttachmentDialog
      opened
      onClose={onClose}
      onSave={() => void save()}
      canSave={isComplete}
      pending={isPending}
      title={`Edit ${noun}`}
    >
      <div className={styles['form']}>
        <TextInput
          label="Name"
          required
          maxLength={255}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={name.trim() === '' && copy.required}
        />
        <TagField value={tags} onChange={setTags} error={tags.length === 0 ? copy.required : undefined} />
      </div>
    </AttachmentDialog>
  )
}
