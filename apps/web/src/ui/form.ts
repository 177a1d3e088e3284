import { schemaResolver, useForm } from '@mantine/form'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import type { $ZodType } from 'zod/v4/core'
import { spelt } from './wording.ts'

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

type TextElement = HTMLInputElement | HTMLTextAreaElement
type TextProps = {
  value?: unknown
  onChange?: (value: string) => void
  onBlur?: ((event: FocusEvent<TextElement>) => void) | undefined
}

/**
 * Props for a text field that trims itself when it is left and before Enter sends the form; a textarea keeps
 * its Enter.
 */
export function trimming({ onChange, onBlur }: TextProps) {
  const trim = (field: TextElement) => {
    const trimmed = field.value.trim()
    if (trimmed !== field.value) onChange?.(trimmed)
  }
  return {
    onBlur: (event: FocusEvent<TextElement>) => {
      trim(event.currentTarget)
      onBlur?.(event)
    },
    onKeyDown: (event: KeyboardEvent<TextElement>) => {
      if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement) trim(event.currentTarget)
    },
  }
}
