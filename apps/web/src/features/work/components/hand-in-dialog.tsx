import type { Deliverable } from '@guildhall/contract/work/deliverables'
import { Button, FileInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/work/copy.ts'
import { deliverableActs } from '#features/work/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useErrors } from '#ui/forms/use-errors.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './work.module.css'

type Props = { deliverable: Deliverable; onClose: () => void }

/** Hands in a file or a link, with a word if there is one to say. */
export function HandInDialog({ deliverable, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [link, setLink] = useState('')
  const [note, setNote] = useState('')
  const { errorOf, setErrors, tell } = useErrors()
  const { run, isPending, failure } = useWrite({ refetch: ['gigs'] })
  const hand = () => {
    if (file === null && link.trim() === '') return setErrors({ link: [copy.fileOrLink] })
    setErrors({})
    void run(() => deliverableActs.handIn(deliverable.id, { file, link: link.trim(), note }), {
      form: { tell },
      said: `“${deliverable.title}” was handed in`,
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={copy.handInText(deliverable.title)}
      isDirty={file !== null || link !== '' || note !== ''}
      actions={
        <Button onClick={hand} loading={isPending}>
          {copy.handIn}
        </Button>
      }
    >
      <div className={cx(layout['stack-16'], styles['form'])}>
        {deliverable.reason && <p className={styles['reason']}>{deliverable.reason}</p>}
        <FileInput
          label={copy.fileLabel}
          placeholder={copy.chooseAFile}
          value={file}
          onChange={setFile}
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
          error={errorOf('file')}
        />
        <TextInput
          label={copy.linkLabel}
          description={copy.linkHint}
          type="url"
          maxLength={2000}
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
          error={errorOf('link')}
        />
        <Textarea
          label={copy.noteLabel}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={errorOf('note')}
        />
        <Failure text={failure} />
      </div>
    </FormDialog>
  )
}
