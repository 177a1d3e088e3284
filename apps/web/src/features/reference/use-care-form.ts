import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSubmit } from '#platform/use-submit.ts'
import { showServerErrors, useSchemaForm } from '#ui/form.ts'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'

type Options<Values extends Record<string, unknown>> = {
  schema: Parameters<typeof useSchemaForm<Values>>[0]['schema']
  initialValues: Values
  /** Sends it. */
  deliver: (values: Values) => Promise<unknown>
  said: string
  onSaved: () => void
}

/** An entry or a reason in the making. */
export function useCareForm<Values extends Record<string, unknown>>({
  schema,
  initialValues,
  deliver,
  said,
  onSaved,
}: Options<Values>) {
  const client = useQueryClient()
  const form = useSchemaForm<Values>({ schema, initialValues })
  const { isPending, failure, code, submit } = useSubmit('update')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    const isDone = await submit(
      () => deliver(form.getValues()),
      (fields) => {
        showServerErrors(form, fields)
        return true
      },
    )
    await client.invalidateQueries({ queryKey: ['reference'] })
    if (!isDone) return
    toasts.success(said)
    onSaved()
  }
  return { form, isPending, failure: code === 'stale' ? copy.stale : failure, save }
}
