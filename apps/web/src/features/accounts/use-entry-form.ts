import { useRef, useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'
import type { FieldState } from '#ui/fields/plain-controls.tsx'

type Values = Readonly<Record<string, string | boolean>>
type Told = Readonly<Record<string, readonly string[]>>
type Errors = Readonly<Record<string, string | undefined>>

/**
 * A form in front of the login, checked by its schema of the contract: all of it when it is sent,
 * a field when it is left with something in it. Light, because the library's forms would double that page; so would the
 * schema, which comes once something is typed.
 */
export function useEntryForm<S extends z.ZodMiniType, V extends Values>(
  loadSchema: () => Promise<S>,
  initial: V,
) {
  const [values, setValues] = useState<Values>(initial)
  const [errors, setErrors] = useState<Errors>({})
  const check = useCheck(loadSchema)

  const set = (name: keyof V & string, value: string | boolean) => {
    void loadSchema()
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }
  const leave = async (name: keyof V & string) => {
    if (values[name] === '') return
    const found = errorsOf(await loadSchema(), values)[name]
    setErrors((before) => ({ ...before, [name]: found }))
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
      onBlur: () => void leave(name),
    }),
    /** Handler of the form's submit: calls `send` with the checked values, or shows what is wrong. */
    onSubmit: (send: (values: z.output<S>) => unknown) =>
      onForm((form) => void check(values, send, setErrors, () => focusFirstError(form))),
    /** Shows what the server said about fields; false when it spoke of others only. */
    tell: (fields: Told) => {
      const known = firstOfKnown(fields, initial)
      setErrors(known)
      return Object.keys(known).length > 0
    },
  }
}

/** Sends what the schema lets through. A second Enter while the schema is still on its way sends nothing twice. */
function useCheck<S extends z.ZodMiniType>(loadSchema: () => Promise<S>) {
  const isChecking = useRef(false)
  return async (
    values: Values,
    send: (values: z.output<S>) => unknown,
    setErrors: (errors: Errors) => void,
    onRefused: () => void,
  ) => {
    if (isChecking.current) return
    isChecking.current = true
    const schema = await loadSchema().finally(() => (isChecking.current = false))
    const result = schema.safeParse(values)
    if (result.success) return void send(result.data)
    setErrors(errorsOf(schema, values))
    onRefused()
  }
}

/** The handler of a form's submit that the browser does not send itself. */
function onForm(handle: (form: HTMLFormElement) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    handle(event.currentTarget)
  }
}

function firstOfKnown(fields: Told, initial: Values): Errors {
  const known = Object.entries(fields).filter(([name]) => name in initial)
  return Object.fromEntries(known.map(([name, [first]]) => [name, first]))
}

/** The first error of each field. */
function errorsOf(schema: z.ZodMiniType, values: Values): Errors {
  const result = schema.safeParse(values)
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  )
}

function focusFirstError(form: HTMLFormElement): void {
  // After React has written aria-invalid.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
