import type { FaqEntry } from '@guildhall/contract/faqs'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { copy } from '#features/faqs/copy.ts'
import { useEntryForm } from '#features/faqs/use-entry-form.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useUnsavedNotice } from '#ui/use-unsaved-notice.ts'
import { EntryFields } from './entry-fields.tsx'
import styles from './entry-fields.module.css'

type Props = { entry: FaqEntry | undefined; onClose: () => void }

/** Writes a question and its answer; closing it with unsaved changes is asked twice. */
export function EntryDialog({ entry, onClose }: Props) {
  const { form, isPending, failure, save } = useEntryForm(entry, onClose)
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const isDirty = form.isDirty()
  useUnsavedNotice(isDirty)
  const close = () => (isDirty ? setAsking(true) : onClose())
  const title = entry === undefined ? copy.add : 'Edit question'
  return (
    <>
      <Dialog
        opened
        onClose={close}
        title={title}
        width={760}
        closeOnClickOutside={!isDirty}
        actions={
          <>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={isPending}>
              Save
            </Button>
          </>
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
      </Dialog>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={copy.discard.title}
        cancelLabel={copy.discard.stay}
        confirmLabel={copy.discard.leave}
        destructive
      >
        {copy.discard.text}
      </ConfirmDialog>
    </>
  )
}
