import { FaqForm, type FaqEntry } from '@guildhall/contract/faqs'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSubmit } from '#platform/use-submit.ts'
import { showServerErrors, useSchemaForm } from '#ui/form.ts'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { createFaq, updateFaq } from './queries.ts'

const EMPTY: FaqForm = { title: '', body: '', audience: 'public', roles: [], is_published: false }

/** A question in the making. */
export function useEntryForm(entry: FaqEntry | undefined, onSaved: () => void) {
  const client = useQueryClient()
  const form = useSchemaForm({ schema: FaqForm, initialValues: entry === undefined ? EMPTY : formOf(entry) })
  const { isPending, failure, code, submit } = useSubmit(entry === undefined ? 'create' : 'update')
  const deliver = async (values: FaqForm) => {
    if (entry === undefined) await createFaq(values)
    else await updateFaq(entry, values)
    toasts.success(entry === undefined ? copy.created : copy.updated)
    onSaved()
    await client.invalidateQueries({ queryKey: ['faqs'] })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    void submit(
      () => deliver(form.getValues()),
      (fields) => {
        showServerErrors(form, fields)
        return true
      },
    )
  }
  return { form, isPending, failure: code === 'stale' ? copy.stale : failure, save }
}

export type EntryFormState = ReturnType<typeof useEntryForm>['form']

function formOf({ title, body, audience, roles, is_published }: FaqEntry): FaqForm {
  return { title, body, audience, roles, is_published }
}
