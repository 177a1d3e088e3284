import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { copy } from './copy.ts'
import { completenessQuery, submitProfile } from './queries.ts'
import { useLeaving } from './use-submission.ts'

/** SUBMIT APPLICATION: what the server says of it stands in `message`, beside what is missing. */
export function useProfileSubmission(personId: string) {
  const queries = useQueryClient()
  const leave = useLeaving()
  const [message, setMessage] = useState<string>()
  const [stage, setStage] = useState<'open' | 'sending' | 'done'>('open')

  /** Asks first: what is missing stands in the answer, by step. A profile that comes back is not asked again. */
  async function lacksSomething(): Promise<boolean> {
    const { data } = await queries.fetchQuery({ ...completenessQuery(personId), staleTime: 0 })
    if (data.is_complete || data.can_submit_from !== null) return false
    setStage('open')
    setMessage(copy.incomplete)
    return true
  }

  async function submit(): Promise<void> {
    setStage('sending')
    setMessage(undefined)
    try {
      if (await lacksSomething()) return
      await submitProfile(personId)
      setStage('done')
      toasts.success(copy.submitted)
      leave()
    } catch (error) {
      setStage('open')
      setMessage(failureText(error, 'create'))
      await queries.invalidateQueries({ queryKey: ['experts'] })
    }
  }

  return { submit, message, isPending: stage !== 'open', isDone: stage === 'done' }
}
