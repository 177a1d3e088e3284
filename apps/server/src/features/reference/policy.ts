import { STAFF_ROLES, type Role } from '@guildhall/contract/access'
import type { Actor } from '#platform/http/context.ts'

/** PRODUCT 5.2 row 55: everybody who fills in a profile, and staff. */
const ADDING: readonly Role[] = [...STAFF_ROLES, 'growth_experts_expert']

/** May put a missing skill, language, school or degree into a list, as a draft. */
export function canAdd({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.some((role) => ADDING.includes(role))
}

/** Whose drafts somebody finds in a list: staff all of them, others their own. */
export function seesAllDrafts({ roles }: Pick<Actor, 'roles'>): boolean {
  const staff: readonly Role[] = STAFF_ROLES
  return roles.some((role) => staff.includes(role))
}
