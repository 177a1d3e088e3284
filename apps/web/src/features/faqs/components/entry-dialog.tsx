import type { FaqEntry } from '@guildhall/contract/faqs'
import { copy } from '#features/faqs/copy.ts'
import { useEntryForm } from '#features/faqs/use-entry-form.ts'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'
import { EntryFields } from './entry-fields.tsx'

type Props = { entry: FaqEntry | undefined; onClose: () => void }

/** Writes a question and its answer; closing it with unsaved changes is asked twice. */
export function EntryDialog({ entry, onClose }: Props) {
  const form = useEntryForm(entry, onClose)
  const title = entry === undefined ? copy.add : 'Edit question'
  return (
    <SaveDialog title={title} confirm={copy.save} width={760} {...form.dialog} onClose={onClose}>
      <EntryFields form={form} />
    </SaveDialog>
  )
}
