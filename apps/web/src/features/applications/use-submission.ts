import { ApplicationForm } from '@guildhall/contract/applications/application-form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { copy } from './copy.ts'
import { submitApplication } from './queries.ts'
import { useLeaving } from './use-leaving.ts'

/** Sends the application; afterwards the content of the page loads again. */
export function useSubmission() {
  const [failures, setFailures] = useState<readonly string[]>([])
  const { run, isPending } = useWrite({ textOf: () => '' })
  const [isDone, setDone] = useState(false)
  const leave = useLeaving()

  async function send(payload: unknown): Promise<void> {
    const { data: form, error } = z.safeParse(ApplicationForm, payload)
    setFailures(error === undefined ? [] : [...new Set(error.issues.map(({ message }) => message))])
    if (form === undefined) return
    const submit = async () => submitApplication(form, await keyOf(form))
    await run(submit, {
      said: copy.submitted,
      onDone() {
        setDone(true)
        leave()
      },
      onRefused: (error) => setFailures(wordsOf(error)),
    })
  }

  return { send, failures, isPending, isDone }
}

/** The same application has the same key, however often it is sent. */
async function keyOf(form: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(form))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function wordsOf(error: unknown): readonly string[] {
  const fields = error instanceof ApiError ? Object.values(error.fields).flat() : []
  return fields.length > 0 ? [...new Set(fields)] : [failureText(error, 'create')]
}
