import type { Sent } from '@guildhall/contract/endpoint'
import { feedback, type FeedbackForm, type FeedbackRecord } from '@guildhall/contract/feedback'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

type Query<T> = Partial<{ [K in keyof T]: T[K] | undefined }>
/** The list's query as it is sent: the active filters, keyword, order and page. */
export type ListQuery = Query<NonNullable<Sent<typeof feedback.list, 'query'>>>
export type Change = Partial<Pick<FeedbackRecord, 'status' | 'note'>>

export const feedbackQueries = {
  page: (query: ListQuery) =>
    queryOptions({
      queryKey: ['feedback', 'page', query],
      queryFn: ({ signal }) => call(feedback.list, { query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),

  details: (id: string) =>
    queryOptions({
      queryKey: ['feedback', 'details', id],
      queryFn: ({ signal }) => call(feedback.details, { params: { id } }, { isMain: true, signal }),
    }),
}

export function sendFeedback(form: FeedbackForm) {
  return call(feedback.send, { body: form }, { isMain: true })
}

/** Changes status or note, from the version that the reader has seen. */
export function updateFeedback({ id, version }: Pick<FeedbackRecord, 'id' | 'version'>, change: Change) {
  return call(feedback.update, { params: { id }, body: change }, { version })
}
