import { passkeys } from '@guildhall/contract/passkeys'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** Own passkeys. Apart from queries.ts, because the login must not load the query cache. */
export const passkeyList = queryOptions({
  queryKey: ['accounts', 'passkeys'],
  queryFn: ({ signal }) => call(passkeys.list, {}, { isMain: true, signal }).then(({ data }) => data),
})

export function removePasskey(id: string, password: string) {
  return call(passkeys.remove, { params: { id }, body: password === '' ? {} : { password } })
}
