import { STAFF_ROLES, type Role } from '@guildhall/contract/access'
import type { Actor } from '#platform/http/context.ts'

/** PRODUCT 5.2 row 55: everybody who fills in a profile, and staff. */
const SUGGESTING: readonly Role[] = [...STAFF_ROLES, 'growth_experts_expert']

export function canSuggest({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.some((role) => SUGGESTING.includes(role))
}

/** Whose drafts somebody finds: staff all of them, others their own. */
export function seesAllDrafts({ roles }: Pick<Actor, 'roles'>): boolean {
  const staff: readonly Role[] = STAFF_ROLES
  return roles.some((role) => staff.includes(role))
}
