import type { Sent } from '@guildhall/contract/endpoint'
import { keys, type ApiKeyForm } from '@guildhall/contract/keys'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

type Query = NonNullable<Sent<typeof keys.list, 'query'>>

export const keyQueries = {
  page: (query: { [Key in keyof Query]?: Query[Key] | undefined }) =>
    queryOptions({
      queryKey: ['keys', 'page', query],
      queryFn: ({ signal }) => call(keys.list, { query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),
}

/** Answers with the key itself, this once. */
export function createKey(form: ApiKeyForm) {
  return call(keys.create, { body: form })
}

export function revokeKey(id: string) {
  return call(keys.revoke, { params: { id } })
}
