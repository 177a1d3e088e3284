import { STAFF_ROLES, type Role } from '@guildhall/contract/access'
import type { CompanyActions } from '@guildhall/contract/companies/shapes'
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

type Reader = Pick<Actor, 'roles' | 'permissions'>

/** PRODUCT 5.2 row 7: admins, and to whom an admin grants it. */
export function canKeepList({ permissions }: Reader): boolean {
  return permissions.includes('CAN_SEE_ADMIN_COMPANIES_LIST')
}

/** What the keeper of the list may do with a company. Nothing brings back what was merged or deleted: admins alone. */
export function actionsOn(reader: Reader, company: { is_draft: boolean }): CompanyActions {
  const isAdmin = reader.roles.includes('growth_experts_admin')
  const canEdit = canKeepList(reader)
  return {
    canEdit,
    canApprove: canEdit && company.is_draft,
    canMerge: canEdit && isAdmin,
    canDelete: canEdit && isAdmin,
  }
}
