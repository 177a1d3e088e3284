import { useState } from 'react'
import type * as z from 'zod/mini'
import { useForm, type FormOptions } from '#platform/use-form.ts'
import type { FieldState } from '#ui/fields/plain-controls.tsx'
import { afterPress } from '#ui/forms/after-press.ts'

type Values = Readonly<Record<string, string | boolean>>
type Errors = Readonly<Record<string, string | undefined>>

type Options<S extends z.ZodMiniType, Answer> = Omit<FormOptions<Values, Answer>, 'save'> & {
  save: (values: z.output<S>) => Promise<Answer>
}

/** A form in front of the login; it sends what its schema of the contract makes of the values. */
export function useEntryForm<S extends z.ZodMiniType, V extends Values, Answer>(
  loadSchema: () => Promise<S>,
  initial: V,
  options: Options<S, Answer>,
) {
  const filling = useEntryValues(loadSchema, initial)
  const save = async () => options.save((await loadSchema()).parse(filling.values))
  return useForm(filling, { kind: 'create', ...options, save })
}

/**
 * Checked all of it when it is sent, a field when it is left with something in it. Light, because `useValues` would
 * bring its schema along to that page; here it comes once something is typed.
 */
function useEntryValues<S extends z.ZodMiniType, V extends Values>(loadSchema: () => Promise<S>, initial: V) {
  const [values, setValues] = useState<Values>(initial)
  const [errors, setErrors] = useState<Errors>({})
  const { errorOf, areDrawn } = drawnOf(errors)
  const faults = async () => errorsOf(await loadSchema(), values)

  const set = (name: keyof V & string, value: string | boolean) => {
    void loadSchema()
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }
  const leave = async (name: keyof V & string) => {
    if (values[name] === '') return
    const { [name]: found } = await faults()
    setErrors((before) => ({ ...before, [name]: found }))
  }
  return {
    values,
    errorOf,
    isDirty: Object.keys(values).some((name) => values[name] !== initial[name]),
    set,
    restart: setValues,
    /** Props of a text field. */
    field: (name: keyof V & string): FieldState => ({
      value: String(values[name] ?? ''),
      error: errorOf(name),
      onChange: (value) => set(name, value),
      onBlur: () => afterPress(() => void leave(name)),
    }),
    check: async () => {
      const found = await faults()
      if (Object.keys(found).length > 0) setErrors(found)
      return Object.keys(found)
    },
    /** Shows what the server said of fields; false when it spoke of some that are not on show. */
    tell: (fields: Readonly<Record<string, readonly string[]>>) => {
      setErrors(firstOf(fields))
      return areDrawn(fields)
    },
  }
}

/** As `useErrors` does, which would bring the forms of the portal along. */
function drawnOf(errors: Errors) {
  const drawn = new Set<string>()
  return {
    errorOf(name: string): string | undefined {
      drawn.add(name)
      return errors[name]
    },
    areDrawn: (fields: object) => Object.keys(fields).every((name) => drawn.has(name)),
  }
}

function firstOf(fields: Readonly<Record<string, readonly string[]>>): Errors {
  return Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first]))
}

/** The first error of each field. */
function errorsOf(schema: z.ZodMiniType, values: Values): Errors {
  const { error } = schema.safeParse(values)
  const issues = error?.issues.toReversed() ?? []
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]))
}
