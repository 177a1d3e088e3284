/** Roles of the network in the order in which they choose a route table (PRODUCT 5.1, D-01). */
export const ROLES = [
  'growth_experts_admin',
  'growth_experts_manager',
  'growth_experts_hr_generalist',
  'growth_experts_expert',
  'growth_experts_customer',
] as const
export type Role = (typeof ROLES)[number]

/** Stable ids of the roles: the groups of the authenticated user carry them beside the slug (spec 000 §6). */
export const ROLE_IDS = {
  growth_experts_admin: '0195a000-0000-7000-8000-000000000001',
  growth_experts_manager: '0195a000-0000-7000-8000-000000000002',
  growth_experts_hr_generalist: '0195a000-0000-7000-8000-000000000003',
  growth_experts_expert: '0195a000-0000-7000-8000-000000000004',
  growth_experts_customer: '0195a000-0000-7000-8000-000000000005',
} as const satisfies Record<Role, string>

/** First segment of the pages of each role. */
export const ROLE_PREFIX = {
  growth_experts_admin: 'admin',
  growth_experts_manager: 'manager',
  growth_experts_hr_generalist: 'hr',
  growth_experts_expert: 'expert',
  growth_experts_customer: 'customer',
} as const satisfies Record<Role, string>
export type RolePrefix = (typeof ROLE_PREFIX)[Role]

export const STAFF_ROLES = [
  'growth_experts_admin',
  'growth_experts_manager',
  'growth_experts_hr_generalist',
] as const satisfies readonly Role[]

/** Capabilities that stand apart from a single object; an unset permission counts as denied. */
export const PERMISSIONS = [
  'CAN_SEE_ADMIN_ACTIVITIES',
  'CAN_SEE_ADMIN_FEEDBACK',
  'CAN_SEE_ADMIN_USER_LIST',
  'CAN_SEE_ADMIN_COMPANIES_LIST',
  'CAN_SEE_ADMIN_PEOPLE_LIST',
  'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST',
  'CAN_SEE_ADMIN_ROUTES',
  'CAN_MANAGE_SETTINGS',
  'CAN_SEE_ALL_GIGS',
  'CAN_REOPEN_GIGS',
  /** Of every expert; without them managers decide about those whom they invited. */
  'CAN_APPROVE_EXPERTS',
  'CAN_RECONSIDER_EXPERTS',
  'CAN_REJECT_EXPERTS',
  'CAN_EDIT_EXPERTS',
  /** What projects require, and the restricted list. */
  'CAN_MANAGE_COMPLIANCE',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Roles beside admin to which an admin may grant a permission (the "g" cells of PRODUCT 5.2). */
export const GRANTABLE: Partial<Record<Permission, readonly Role[]>> = {
  CAN_SEE_ADMIN_COMPANIES_LIST: ['growth_experts_manager', 'growth_experts_hr_generalist'],
  CAN_SEE_ADMIN_PEOPLE_LIST: ['growth_experts_manager', 'growth_experts_hr_generalist'],
  CAN_SEE_ADMIN_CONTENT_SEARCH_LIST: ['growth_experts_manager', 'growth_experts_hr_generalist'],
  CAN_SEE_ALL_GIGS: ['growth_experts_manager'],
  CAN_REOPEN_GIGS: ['growth_experts_manager'],
  CAN_APPROVE_EXPERTS: ['growth_experts_manager'],
  CAN_RECONSIDER_EXPERTS: ['growth_experts_manager'],
  CAN_REJECT_EXPERTS: ['growth_experts_hr_generalist'],
  CAN_EDIT_EXPERTS: ['growth_experts_hr_generalist'],
  CAN_MANAGE_COMPLIANCE: ['growth_experts_manager', 'growth_experts_hr_generalist'],
}

export interface Grant {
  role: Role
  permission: Permission
}

/** Permissions of somebody with these roles: all for an admin, else what was granted and is grantable. */
export function permissionsOf(roles: readonly Role[], grants: readonly Grant[]): Permission[] {
  if (roles.includes('growth_experts_admin')) return [...PERMISSIONS]
  return PERMISSIONS.filter((permission) =>
    grants.some(
      (grant) =>
        grant.permission === permission && roles.includes(grant.role) && canHold(grant.role, permission),
    ),
  )
}

/** Whether this role has a permission, or an admin may grant it. */
export function canHold(role: Role, permission: Permission): boolean {
  return role === 'growth_experts_admin' || (GRANTABLE[permission]?.includes(role) ?? false)
}

export function isRole(name: string): name is Role {
  return ROLES.some((role) => role === name)
}

export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => STAFF_ROLES.some((staff) => staff === role))
}

/** The role whose route table and menu are shown first. */
export function firstRole(roles: readonly Role[]): Role | undefined {
  return ROLES.find((role) => roles.includes(role))
}
