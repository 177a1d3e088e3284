import { permissionsOf, type Role } from '@guildhall/contract/access'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { grants } from './administration-store.ts'

/**
 * Nobody gives a login what they lack themselves (PRODUCT D-02), nor opens one that has it to somebody else. Administrators
 * lack nothing; a key of theirs may.
 */
export async function requireReach({ db, actor }: SignedIn, roles: readonly Role[]): Promise<void> {
  const needed = permissionsOf(roles, await grants(db))
  if (!needed.every((permission) => actor.permissions.includes(permission))) throw refuse('forbidden')
}
