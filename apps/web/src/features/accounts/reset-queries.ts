import { resetLink } from '@guildhall/contract/reset-link'
import { call } from '#platform/api.ts'

/** Refused for a link that works no more; uses nothing up. Apart from queries.ts, which the login loads. */
export function lookAtResetLink(token: string) {
  return call(resetLink.look, { body: { token } })
}
