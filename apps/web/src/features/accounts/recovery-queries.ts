import { recoveryCodes as codes } from '@guildhall/contract/recovery-codes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** How many recovery codes are left. Apart from queries.ts, because the login must not load the query cache. */
export const recoveryCodes = queryOptions({
  queryKey: ['accounts', 'recovery-codes'],
  queryFn: ({ signal }) => call(codes.count, {}, { signal }),
  select: ({ data }) => data,
})

export async function renewRecoveryCodes(password: string) {
  const { data } = await call(codes.renew, { body: { password } })
  return data.recovery_codes
}
