import { useState } from 'react'
import { ApiError, failureText, type CallKind } from './api-error.ts'

type Fields = Readonly<Record<string, readonly string[]>>

/** Sends a form: pending while it is under way, and what went wrong in words. */
export function useSubmit(kind: CallKind = 'create') {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [code, setCode] = useState<string>()

  /**
   * Returns true when the work succeeded. `onFields` shows the errors of fields and says whether it did;
   * `failure` then does not repeat them.
   */
  async function submit(
    work: () => Promise<unknown>,
    onFields?: (fields: Fields) => boolean,
  ): Promise<boolean> {
    setPending(true)
    setFailure(undefined)
    setCode(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      const isShown = Object.keys(fields).length > 0 && onFields?.(fields) === true
      setCode(error instanceof ApiError ? error.code : undefined)
      if (!isShown) setFailure(failureText(error, kind))
      return false
    } finally {
      setPending(false)
    }
  }

  return { isPending, failure, code, submit, clear: () => setFailure(undefined) }
}
