import type { FaqEntry } from '@guildhall/contract/faqs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { faqsQueries, orderFaqs } from './queries.ts'

/** Moves questions; the list changes at once and is saved one step after the other. */
export function useEntryOrder(entries: readonly FaqEntry[]) {
  const client = useQueryClient()
  const [spoken, setSpoken] = useState('')
  const { queryKey } = faqsQueries.entries()
  const saving = useMutation({
    mutationFn: orderFaqs,
    scope: { id: 'faqs-order' },
    onError: (error) => {
      const isStale = error instanceof ApiError && error.status === 409
      toasts.error(isStale ? copy.orderStale : copy.orderFailed)
      return client.invalidateQueries({ queryKey: ['faqs'] })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['faqs', 'list'] }),
  })
  const moveTo = (id: string, place: number) => {
    const next = moved(entries, id, place)
    client.setQueryData(queryKey, { data: next })
    setSpoken(`Now at place ${place + 1} of ${next.length}`)
    saving.mutate(next.map((entry) => entry.id))
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
