import { useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import type { FieldState } from '#ui/plain-controls.tsx'

type Values = Readonly<Record<string, string | boolean>>
type Errors = Readonly<Record<string, string | undefined>>

/**
 * A form in front of the login, checked by its schema of the contract: all of it when it is sent,
 * a field when it is left with something in it. Light, because the library's forms would double that page.
 */
export function useEntryForm<S extends z.ZodMiniType, V extends Values>(schema: S, initial: V) {
  const [values, setValues] = useState<Values>(initial)
  const [errors, setErrors] = useState<Errors>({})

  const set = (name: keyof V & string, value: string | boolean) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }
  const leave = (name: keyof V & string) => {
    if (values[name] === '') return
    setErrors((before) => ({ ...before, [name]: errorsOf(schema, values)[name] }))
  }

  return {
    values,
    errors,
    set,
    /** Props of a text field. */
    field: (name: keyof V & string): FieldState => ({
      value: String(values[name] ?? ''),
      error: errors[name],
      onChange: (value) => set(name, value),
      onBlur: () => leave(name),
    }),
    /** Handler of the form's submit: calls `send` with the checked values, or shows what is wrong. */
    onSubmit: (send: (values: z.output<S>) => unknown) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const result = z.safeParse(schema, values)
      if (result.success) return void send(result.data)
      setErrors(errorsOf(schema, values))
      focusFirstError(event.currentTarget)
    },
    /** Shows what the server said about fields; false when it spoke of others only. */
    tell: (fields: Readonly<Record<string, readonly string[]>>) => {
      const known = Object.entries(fields).filter(([name]) => name in initial)
      setErrors(Object.fromEntries(known.map(([name, [first]]) => [name, first])))
      return known.length > 0
    },
  }
}

/** The first error of each field. */
function errorsOf(schema: z.ZodMiniType, values: Values): Errors {
  const result = z.safeParse(schema, values)
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  )
}

function focusFirstError(form: HTMLFormElement): void {
  // After React has written aria-invalid.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
