import { FaqForm, type FaqEntry } from '@guildhall/contract/faqs'
import type { FormEvent } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
import { copy } from './copy.ts'
import { createFaq, updateFaq } from './queries.ts'

const EMPTY: FaqForm = { title: '', body: '', audience: 'public', roles: [], is_published: false }

/** A question in the making. */
export function useEntryForm(entry: FaqEntry | undefined, onSaved: () => void) {
  const form = useSchemaForm({ schema: FaqForm, initialValues: entry === undefined ? EMPTY : formOf(entry) })
  const { run, ...saving } = useWrite({
    kind: entry === undefined ? 'create' : 'update',
    refetch: ['faqs'],
    words: { stale: copy.stale },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    const values = form.getValues()
    void run<unknown>(() => (entry === undefined ? createFaq(values) : updateFaq(entry, values)), {
      form,
      said: entry === undefined ? copy.created : copy.updated,
      onDone: onSaved,
    })
  }
  return { form, ...saving, save }
}

export type EntryFormState = ReturnType<typeof useEntryForm>['form']

function formOf({ title, body, audience, roles, is_published }: FaqEntry): FaqForm {
  return { title, body, audience, roles, is_published }
}
