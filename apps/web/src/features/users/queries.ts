import type { Sent } from '@guildhall/contract/endpoint'
import { users, type GrantSwitch } from '@guildhall/contract/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

type Sending = NonNullable<Sent<typeof users.list, 'query'>>
type Query = { [K in keyof Sending]?: Sending[K] | undefined }

export const userQueries = {
  page: (query: Query) =>
    queryOptions({
      queryKey: ['users', 'page', query],
      queryFn: ({ signal }) => call(users.list, { query: { ...query } }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),

  details: (id: string) =>
    queryOptions({
      queryKey: ['users', 'details', id],
      queryFn: ({ signal }) => call(users.details, { params: { id } }, { isMain: true, signal }),
    }),

  grants: () =>
    queryOptions({
      queryKey: ['users', 'grants'],
      queryFn: ({ signal }) => call(users.grants, {}, { isMain: true, signal }),
      select: ({ data }) => data,
    }),
}

export function addUser(body: Sent<typeof users.add, 'body'>) {
  return call(users.add, { body })
}

export function changeUser(id: string, version: number, body: Sent<typeof users.change, 'body'>) {
  return call(users.change, { params: { id }, body }, { version })
}

/** What can be done to an account by one call without a form. */
export type UserAct =
  | 'suspend'
  | 'activate'
  | 'sendReset'
  | 'sendInvitation'
  | 'revokeSessions'
  | 'viewAs'
  | 'unlock'
  | 'resetMfa'

export function act(id: string, what: UserAct) {
  return call(users[what], { params: { id } })
}

export function setGrant(body: GrantSwitch) {
  return call(users.setGrant, { body })
}
