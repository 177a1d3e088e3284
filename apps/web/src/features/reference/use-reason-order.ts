import type { ReasonKind } from '@guildhall/contract/reference'
import type { CaredReason } from '@guildhall/contract/reference/admin'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-error.ts'
import { useOrder } from '#platform/lists/use-order.ts'
import { careQueries, orderReasons } from './admin-queries.ts'
import { copy } from './copy.ts'

/** Moves the reasons of a kind. */
export function useReasonOrder(kind: ReasonKind, reasons: readonly CaredReason[]) {
  const client = useQueryClient()
  return useOrder(reasons, {
    show: (next) =>
      client.setQueryData(careQueries.reasons().queryKey, (before) => {
        const others = before?.data.filter((one) => one.kind !== kind) ?? []
        return { data: [...others, ...next] }
      }),
    save: (ids) => orderReasons(kind, ids),
    refetch: ['reference'],
    textOf: (error) => (error instanceof ApiError && error.status === 409 ? copy.orderStale : undefined),
  })
}
