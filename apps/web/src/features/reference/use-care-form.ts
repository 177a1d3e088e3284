import type { $ZodType } from 'zod/v4/core'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'

type Options<Values> = {
  schema: $ZodType
  initial: Values
  /** Sends it. */
  deliver: (values: Values) => Promise<unknown>
  said: string
  onSaved: () => void
}

/** An entry or a reason in the making. */
export function useCareForm<Values extends object>({
  schema,
  initial,
  deliver,
  ...sending
}: Options<Values>) {
  const form = useValues(schema, initial)
  return useForm(form, {
    ...sending,
    refetch: ['reference'],
    words: { stale: copy.stale },
    save: () => deliver(form.values),
  })
}
