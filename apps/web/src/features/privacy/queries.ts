import { privacy, type ErasureStatus } from '@guildhall/contract/privacy'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** How often the progress of an export is asked for, in ms. */
const PACE = 2000

interface Wanted {
  status?: ErasureStatus | undefined
  keyword?: string | undefined
  page?: number | undefined
}

export const privacyQueries = {
  /** The exports and the erasure of one person, and what the reader may do about them. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['privacy', 'of', id],
      queryFn: ({ signal }) => call(privacy.overview, { params: { id } }, { signal }),
      // Whoever went on in the background finds the archive as soon as it is there.
      refetchInterval: ({ state }) =>
        state.data?.data.exports.some(({ status }) => status === 'running') === true ? PACE : false,
    }),

  erasures: ({ status, keyword, page = 1 }: Wanted) =>
    queryOptions({
      queryKey: ['privacy', 'erasures', status, keyword, page],
      queryFn: ({ signal }) =>
        call(privacy.erasures, { query: { status, keyword, page: String(page) } }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),
}

/** Answers the id of the long work. */
export async function exportData(id: string, password: string): Promise<string> {
  const { data } = await call(privacy.exportData, { params: { id }, body: { current_password: password } })
  return data.id
}

export interface Confirmation {
  /** The code of the person, as typed. */
  confirm: string
  current_password: string
}

export async function erase(id: string, body: Confirmation) {
  const { data } = await call(privacy.erase, { params: { id }, body })
  return data
}

export function withdrawErasure(id: string) {
  return call(privacy.withdraw, { params: { id } })
}

/** Null lifts the hold. */
export function setLegalHold(id: string, reason: string | null) {
  return call(privacy.hold, { params: { id }, body: { reason } })
}
