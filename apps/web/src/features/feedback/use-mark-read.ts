import type { FeedbackRecord } from '@guildhall/contract/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { feedbackQueries, updateFeedback } from './queries.ts'

/** Opening a new message marks it as read. A failure costs nothing but the mark. */
export function useMarkRead({ id, version, status }: FeedbackRecord): void {
  const client = useQueryClient()
  const isNew = status === 'New' && version === 1
  useEffect(() => {
    if (!isNew) return
    updateFeedback({ id, version }, { status: 'Read' }).then(
      (answer) => {
        client.setQueryData(feedbackQueries.details(id).queryKey, answer)
        return client.invalidateQueries({ queryKey: ['feedback', 'page'] })
      },
      () => undefined,
    )
  }, [client, id, version, isNew])
}
