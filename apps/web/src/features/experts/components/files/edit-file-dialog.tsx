import { FILE_TEXTS, type Attachment } from '@guildhall/contract/experts/files'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { changeFile, type FilePlace } from '#features/experts/file-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { AttachmentDialog } from '#ui/dialogs/attachment-dialog.tsx'
import { focusFirstFault, formInUse } from '#ui/forms/first-fault.ts'
import styles from './files.module.css'
import { TagField } from '#features/experts/components/tag-field.tsx'

type Props = { place: FilePlace; noun: string; file: Attachment; onClose: () => void }

/** Changes the name and the tags of a file. */
export function EditFileDialog({ place, noun, file, onClose }: Props) {
  const [was] = useState(file)
  const [name, setName] = useState(file.filename)
  const [tags, setTags] = useState(file.tags.map(({ id, title }) => ({ id, name: title })))
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['experts'],
    textOf: () => FILE_TEXTS.changeFailed,
  })
  const tagIds = tags.map(({ id }) => id)
  // What is left as it was may have been changed by somebody else meanwhile.
  const change = {
    ...(name !== was.filename && { filename: name }),
    ...(tagIds.join() !== was.tag_ids.join() && { tag_ids: tagIds }),
  }
  const isDirty = Object.keys(change).length > 0
  const isComplete = name.trim() !== '' && tags.length > 0
  const save = () => {
    if (!isComplete) return focusFirstFault(formInUse())
    void run(() => changeFile(place, file.uuid, change), {
      said: FILE_TEXTS.updated,
      onDone: onClose,
    })
  }
  return (
    <AttachmentDialog
      isDirty={isDirty}
      onClose={onClose}
      onSave={save}
      pending={isPending}
      title={copy.editNoun(noun)}
    >
      <div className={styles['form']}>
        <TextInput
          label={copy.name}
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
