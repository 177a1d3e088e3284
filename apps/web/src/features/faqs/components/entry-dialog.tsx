import type { FaqEntry } from '@guildhall/contract/faqs'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { copy } from '#features/faqs/copy.ts'
import { useEntryForm } from '#features/faqs/use-entry-form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EntryFields } from './entry-fields.tsx'
import styles from './entry-fields.module.css'

type Props = { entry: FaqEntry | undefined; onClose: () => void }

/** Writes a question and its answer; closing it with unsaved changes is asked twice. */
export function EntryDialog({ entry, onClose }: Props) {
  const { form, isPending, failure, save } = useEntryForm(entry, onClose)
  const formId = useId()
  const title = entry === undefined ? copy.add : 'Edit question'
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      width={760}
      isDirty={form.isDirty()}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} onSubmit={save} noValidate aria-label={title}>
        {failure !== undefined && (
          <p role="alert" className={styles['failure']}>
            {failure}
          </p>
        )}
        <EntryFields form={form} />
      </form>
    </FormDialog>
  )
}
