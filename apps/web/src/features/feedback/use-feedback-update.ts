import type { FeedbackRecord } from '@guildhall/contract/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#platform/use-write.ts'
import { copy } from './copy.ts'
import { feedbackQueries, updateFeedback, type Change } from './queries.ts'

/** Saves what an administrator notes; after a change by somebody else the page shows theirs. */
export function useFeedbackUpdate(row: FeedbackRecord) {
  const client = useQueryClient()
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['feedback'],
    words: { stale: copy.stale },
    textOf: () => copy.updateFailed,
  })
  const update = (change: Change) =>
    run(() => updateFeedback(row, change), {
      said: copy.saved,
      onDone: (answer) => client.setQueryData(feedbackQueries.details(row.id).queryKey, answer),
    })
  return { isPending, update }
}
