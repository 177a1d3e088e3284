import type { FeedbackRecord } from '@guildhall/contract/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { feedbackQueries, updateFeedback, type Change } from './queries.ts'

/** Saves what an administrator notes; after a change by somebody else the page shows theirs. */
export function useFeedbackUpdate(row: FeedbackRecord) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const update = async (change: Change): Promise<boolean> => {
    setPending(true)
    try {
      const answer = await updateFeedback(row, change)
      client.setQueryData(feedbackQueries.details(row.id).queryKey, answer)
      void client.invalidateQueries({ queryKey: ['feedback', 'page'] })
      toasts.success(copy.saved)
      return true
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412
      toasts.error(isStale ? copy.stale : copy.updateFailed)
      if (isStale) void client.invalidateQueries({ queryKey: ['feedback', 'details', row.id] })
      return false
    } finally {
      setPending(false)
    }
  }
  return { isPending, update }
}
