import type { ReasonKind } from '@guildhall/contract/reference'
import type { CaredReason } from '@guildhall/contract/reference/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { careQueries, orderReasons } from './admin-queries.ts'
import { copy } from './copy.ts'

/** Moves reasons; the list changes at once and is saved one step after the other. */
export function useReasonOrder(kind: ReasonKind, reasons: readonly CaredReason[]) {
  const client = useQueryClient()
  const [spoken, setSpoken] = useState('')
  const { queryKey } = careQueries.reasons()
  const { run } = useWrite({
    tells: 'by toast',
    refetch: ['reference'],
    isInOrder: true,
    textOf: (error) => (error instanceof ApiError && error.status === 409 ? copy.orderStale : undefined),
  })
  const move = (id: string, step: 1 | -1) => {
    const next = moved(reasons, id, step)
    client.setQueryData(queryKey, (before) => {
      const others = before?.data.filter((one) => one.kind !== kind) ?? []
      return { data: [...others, ...next] }
    })
    setSpoken(`Now at place ${next.findIndex((reason) => reason.id === id) + 1} of ${next.length}`)
    void run(() =>
      orderReasons(
        kind,
        next.map((reason) => reason.id),
      ),
    )
  }
  return { spoken, move }
}

function moved(reasons: readonly CaredReason[], id: string, step: 1 | -1): CaredReason[] {
  const from = reasons.findIndex((reason) => reason.id === id)
  const reason = reasons[from]
  if (reason === undefined) return [...reasons]
  return reasons.toSpliced(from, 1).toSpliced(from + step, 0, reason)
}
