import type { FaqEntry } from '@guildhall/contract/faqs'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-error.ts'
import { useOrder } from '#platform/lists/use-order.ts'
import { copy } from './copy.ts'
import { faqsQueries, orderFaqs } from './queries.ts'

/** Moves questions. */
export function useEntryOrder(entries: readonly FaqEntry[]) {
  const client = useQueryClient()
  return useOrder(entries, {
    show: (next) => client.setQueryData(faqsQueries.entries().queryKey, { data: next }),
    save: orderFaqs,
    refetch: ['faqs'],
    textOf: (error) =>
      error instanceof ApiError && error.status === 409 ? copy.orderStale : copy.orderFailed,
  })
}
