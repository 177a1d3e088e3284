import { scim } from '@guildhall/contract/scim'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const scimQuery = queryOptions({
  queryKey: ['scim'],
  queryFn: async ({ signal }) => (await call(scim.state, {}, { isMain: true, signal })).data,
})

/** Answers with the token itself, this once. */
export function renewToken() {
  return call(scim.renew, { body: {} })
}

export function revokeToken() {
  return call(scim.revoke, {})
}
