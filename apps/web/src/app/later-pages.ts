import type { Permission, RolePrefix } from '@guildhall/contract/access'

/** A page whose feature is not built yet: its address works behind its guard, so that no link is dead. */
export interface LaterPage {
  path: string
  title: string
}

/** Pages below the prefix of a role (specification 002 §2, PRODUCT 5.14). */
export const ROLE_PAGES: Record<RolePrefix, readonly LaterPage[]> = {
  admin: [],
  manager: [],
  hr: [],
  expert: [],
  customer: [],
}

/** Pages that a permission guards. */
export const PERMISSION_PAGES: readonly (LaterPage & { permission: Permission })[] = [
  ...guarded('CAN_SEE_ADMIN_COMPANIES_LIST', [
    page('/companies', 'Companies'),
    page('/companies/add', 'Add company'),
    page('/companies/$companyId', 'Company'),
    page('/companies/$companyId/edit', 'Edit company'),
  ]),
]

/** Announced pages (PRODUCT S-25), for CAN_SEE_ADMIN_ROUTES. */
export const COMING_SOON = [
  page('customers', 'Manage customers'),
  page('members', 'Manage members'),
  page('experts', 'Manage experts'),
  page('domo', 'Manage Domo'),
] as const

function page(path: string, title: string): LaterPage {
  return { path, title }
}

function guarded(permission: Permission, pages: readonly LaterPage[]) {
  return pages.map((one) => ({ ...one, permission }))
}
