import { resetLink } from '@guildhall/contract/reset-link'
import { call } from '#platform/api.ts'

/** Whether a link still works; uses nothing up. Apart from queries.ts, which the login loads. */
export async function lookAtResetLink(token: string) {
  const { data } = await call(resetLink.look, { body: { token } })
  return data.works
}
