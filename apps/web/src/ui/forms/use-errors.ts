import { useState } from 'react'
import { focusFirstFault, formInUse } from './first-fault.ts'

/** What is wrong with fields, by their paths as a request names them. */
export type Errors = Readonly<Record<string, readonly string[]>>

/** What a field says of itself. */
export type ErrorOf = (path: string) => string | undefined

/**
 * Reads what is wrong with a field, and remembers who asked for it while the form is drawn: what no field asks for has
 * no place there.
 */
export function drawnErrors(read: ErrorOf) {
  const drawn = new Set<string>()
  return {
    errorOf: (path: string) => {
      drawn.add(path)
      return read(path)
    },
    /** Whether each of them is said by a field. */
    areDrawn: (errors: Errors) => Object.keys(errors).every((path) => drawn.has(path)),
  }
}

/** What is wrong with the fields of a dialog that holds their values itself. */
export function useErrors() {
  const [errors, setErrors] = useState<Errors>({})
  /** The first of them may stand out of sight. */
  const show = (next: Errors) => {
    setErrors(next)
    if (Object.keys(next).length > 0) focusFirstFault(formInUse())
  }
  const { errorOf, areDrawn } = drawnErrors((path) => errors[path]?.[0])
  return {
    errorOf,
    setErrors: show,
    /** Of a field that was changed. */
    clear: (path: string) => setErrors((before) => ({ ...before, [path]: [] })),
    /** Shows what the server said of fields; false when it spoke of some that are not on show. */
    tell: (told: Errors) => {
      show(told)
      return areDrawn(told)
    },
  }
}
