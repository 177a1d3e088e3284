import type { FormEvent } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
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
  const form = useSchemaForm<Values>({ schema, initialValues })
  const { run, ...saving } = useWrite({ refetch: ['reference'], words: { stale: copy.stale } })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    await run(() => deliver(form.getValues()), { form, said, onDone: onSaved })
  }
  return { form, ...saving, save }
}
