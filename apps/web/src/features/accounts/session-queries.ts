import { accounts } from '@guildhall/contract/accounts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** Own sessions. Apart from queries.ts, because the login must not load the query cache. */
export const sessionList = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: ({ signal }) => call(accounts.sessions, {}, { isMain: true, signal }).then(({ data }) => data),
})
