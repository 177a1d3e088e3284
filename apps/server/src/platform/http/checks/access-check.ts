import { isReading, type EndpointSpec } from '@guildhall/contract/endpoint'
import type { Actor } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'

/**
 * Who may call an endpoint at all: 401 signed out, 404 for what is hidden from this caller
 * (byte-equal to a path that does not exist), 403 while the password must be changed or a second factor set up.
 */
export function checkAccess(spec: EndpointSpec, actor: Actor | null): void {
  if (spec.access === 'anyone') return checkInPerson(spec, actor)
  if (actor === null) throw refuse('signed_out')
  if (spec.access !== 'signed_in' && !isGranted(spec.access, actor)) throw refuse('not_found')
  checkInPerson(spec, actor)
  if (actor.viewedBy !== null) checkViewing(spec)
  const isOpen = spec.whileForced === true || spec.whileForced === actor.mustFirst
  if (actor.mustFirst !== null && !isOpen) throw refuse(FIRST[actor.mustFirst])
}

/** What people do in their own name alone, also where anyone may call: no key of theirs, and nobody who looks with their eyes. */
function checkInPerson(spec: EndpointSpec, actor: Actor | null): void {
  if (actor?.key !== undefined && spec.needsSession === true) throw refuse('needs_session')
  if ((actor?.viewedBy ?? null) !== null && spec.whileViewing === false) throw refuse('theirs_alone')
}

/** Through the eyes of somebody else nothing is changed. */
function checkViewing(spec: EndpointSpec): void {
  if (!isReading(spec) && spec.whileViewing !== true) throw refuse('read_only')
}

/** What the refusal names, of whoever must do something else first. */
const FIRST = {
  change_password: 'password_change_required',
  set_up_mfa: 'mfa_setup_required',
} as const

function isGranted(access: Exclude<EndpointSpec['access'], string>, actor: Actor): boolean {
  if ('permission' in access) return actor.permissions.includes(access.permission)
  return access.roles.some((role) => actor.roles.includes(role))
}
