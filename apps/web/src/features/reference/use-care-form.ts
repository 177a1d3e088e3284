import type * as z from 'zod/mini'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'

type Options<Values> = {
  schema: z.ZodMiniType
  initial: Values
  /** Of what is changed; undefined for something new. */
  version: number | undefined
  /** Sends it, as a change of the version that it names. */
  deliver: (values: Values, version: number) => Promise<unknown>
  said: string
  onSaved: () => void
}

/** An entry or a reason in the making. */
export function useCareForm<Values extends object>({
  schema,
  initial,
  version: loaded,
  deliver,
  ...sending
}: Options<Values>) {
  const form = useValues(schema, initial)
  return useForm(form, {
    ...sending,
    refetch: ['reference'],
    words: { stale: copy.stale, not_found: copy.entryIsGone },
    version: loaded,
    latest: loaded === undefined ? undefined : initial,
    save: (version = 0) => deliver(form.values, version),
  })
}
