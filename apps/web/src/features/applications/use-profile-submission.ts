import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, failureText } from '#platform/api-error.ts'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { submitProfile } from './queries.ts'
import { useLeaving } from './use-submission.ts'

/** SUBMIT APPLICATION: what the server says of it stands in `message`, beside what is missing. */
export function useProfileSubmission(personId: string) {
  const queries = useQueryClient()
  const leave = useLeaving()
  const [message, setMessage] = useState<string>()
  const [stage, setStage] = useState<'open' | 'sending' | 'done'>('open')

  async function submit(): Promise<void> {
    setStage('sending')
    setMessage(undefined)
    try {
      await submitProfile(personId)
      setStage('done')
      toasts.success(copy.submitted)
      leave()
    } catch (error) {
      setStage('open')
      const isMissing = error instanceof ApiError && error.status === 422 && error.code === 'invalid'
      setMessage(isMissing ? copy.incomplete : failureText(error, 'create'))
      await queries.invalidateQueries({ queryKey: ['experts'] })
    }
  }

  return { submit, message, isPending: stage !== 'open', isDone: stage === 'done' }
}
