import { FaqForm, type FaqEntry } from '@guildhall/contract/faqs'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'
import { createFaq, updateFaq } from './queries.ts'

const EMPTY: FaqForm = { title: '', body: '', audience: 'public', roles: [], is_published: false }

/** A question in the making. */
export function useEntryForm(entry: FaqEntry | undefined, onSaved: () => void) {
  const isNew = entry === undefined
  const saved = entry && formOf(entry)
  const form = useValues<FaqForm>(FaqForm, saved ?? EMPTY)
  return useForm(form, {
    kind: isNew ? 'create' : 'update',
    refetch: ['faqs'],
    words: { stale: copy.stale },
    version: entry?.version,
    latest: saved,
    save: async (version = 0) => {
      if (isNew) await createFaq(form.values)
      else await updateFaq({ id: entry.id, version }, form.values)
    },
    said: isNew ? copy.created : copy.updated,
    onSaved,
  })
}

export type EntryFormState = ReturnType<typeof useEntryForm>

function formOf({ title, body, audience, roles, is_published }: FaqEntry): FaqForm {
  return { title, body, audience, roles, is_published }
}
