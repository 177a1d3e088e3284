import type { Role } from '@guildhall/contract/access'
import type { Actor } from '#platform/http/context.ts'

/** What decides which answers somebody reads: nobody, somebody signed in, somebody with roles. */
export interface Reader {
  isSignedIn: boolean
  roles: readonly Role[]
}

/** Until a forced change is made, somebody is as good as signed out. */
export function readerOf(actor: Actor | null): Reader {
  if (actor === null || actor.mustFirst !== null) return { isSignedIn: false, roles: [] }
  return { isSignedIn: true, roles: actor.roles }
}
