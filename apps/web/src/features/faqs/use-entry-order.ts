import type { FaqEntry } from '@guildhall/contract/faqs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { copy } from './copy.ts'
import { faqsQueries, orderFaqs } from './queries.ts'

/** Moves questions; the list changes at once and is saved one step after the other. */
export function useEntryOrder(entries: readonly FaqEntry[]) {
  const client = useQueryClient()
  const [spoken, setSpoken] = useState('')
  const { queryKey } = faqsQueries.entries()
  const { run } = useWrite({
    tells: 'by toast',
    refetch: ['faqs'],
    isInOrder: true,
    textOf: (error) =>
      error instanceof ApiError && error.status === 409 ? copy.orderStale : copy.orderFailed,
  })
  const moveTo = (id: string, place: number) => {
    const next = moved(entries, id, place)
    client.setQueryData(queryKey, { data: next })
    setSpoken(`Now at place ${place + 1} of ${next.length}`)
    void run(() => orderFaqs(next.map((entry) => entry.id)))
  }
  return { spoken, moveTo }
}

/** The entries with one of them at another place, counted from 0. */
export function moved(entries: readonly FaqEntry[], id: string, place: number): FaqEntry[] {
  const from = entries.findIndex((entry) => entry.id === id)
  const entry = entries[from]
  if (entry === undefined) return [...entries]
  return entries.toSpliced(from, 1).toSpliced(place, 0, entry)
}
