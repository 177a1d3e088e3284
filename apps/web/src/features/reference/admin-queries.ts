import type { Sent } from '@guildhall/contract/endpoint'
import {
  reasonsAdmin,
  referenceAdmin,
  type CaredForm,
  type CaredItem,
  type CaredList,
  type CaredReason,
  type ReasonForm,
} from '@guildhall/contract/reference/admin'
import type { ReasonKind } from '@guildhall/contract/reference'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const careQueries = {
  overview: () =>
    queryOptions({
      queryKey: ['reference', 'care', 'overview'],
      queryFn: ({ signal }) => call(referenceAdmin.overview, {}, { signal }),
      select: ({ data }) => data,
    }),
  items: (list: CaredList, query: Sent<typeof referenceAdmin.list, 'query'>) =>
    queryOptions({
      queryKey: ['reference', 'care', list, query],
      queryFn: ({ signal }) =>
        call(referenceAdmin.list, { params: { list }, query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),
  reasons: () =>
    queryOptions({
      queryKey: ['reference', 'care', 'reasons'],
      queryFn: ({ signal }) => call(reasonsAdmin.list, {}, { isMain: true, signal }),
      select: ({ data }) => data,
    }),
}

export function addEntry(list: CaredList, form: CaredForm) {
  return call(referenceAdmin.create, { params: { list }, body: form })
}

export function changeEntry(list: CaredList, { id, version }: CaredItem, form: CaredForm) {
  return call(referenceAdmin.update, { params: { list, id }, body: form }, { version })
}

export type EntryStep = 'approve' | 'retire' | 'restore'

export function moveEntry(list: CaredList, id: string, step: EntryStep) {
  return call(referenceAdmin[step], { params: { list, id } })
}

export function mergeEntry(list: CaredList, id: string, into: string) {
  return call(referenceAdmin.merge, { params: { list, id }, body: { into } })
}

export function addReason(kind: ReasonKind, form: ReasonForm) {
  return call(reasonsAdmin.create, { body: { ...form, kind } })
}

export function changeReason({ id, version }: CaredReason, form: ReasonForm) {
  return call(reasonsAdmin.update, { params: { id }, body: form }, { version })
}

export function orderReasons(kind: ReasonKind, ids: string[]) {
  return call(reasonsAdmin.order, { body: { kind, ids } })
}

export function moveReason(id: string, step: 'retire' | 'restore') {
  return call(reasonsAdmin[step], { params: { id } })
}

export function deleteReason(id: string) {
  return call(reasonsAdmin.remove, { params: { id } })
}
