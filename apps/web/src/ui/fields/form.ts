import { schemaResolver, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import type { $ZodType } from 'zod/v4/core'
import { spelt } from '#ui/text/wording.ts'

/** The words under an empty required field. */
export const REQUIRED = 'This field is required.'

type Options<Values> = {
  schema: $ZodType
  initialValues: Values
}

/** A form checked by a zod schema when it is sent, and field by field once a field was left. */
export function useSchemaForm<Values extends Record<string, unknown>>({
  schema,
  initialValues,
}: Options<Values>) {
  const faults = schemaResolver(schema, { sync: true })
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validateInputOnBlur: true,
    validate: (values: Values) =>
      Object.fromEntries(Object.entries(faults(values)).map(([field, text]) => [field, said(text)])),
  })
  return {
    ...form,
    /** Puts what the server said of fields beside them: the first text of each. */
    tell: (errors: Readonly<Record<string, readonly string[]>>) =>
      form.setErrors(Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]))),
  }
}

function said(text: ReactNode): ReactNode {
  return typeof text === 'string' ? spelt(text) : text
}
