import type { Permission } from '@guildhall/contract/access'

/** What a permission lets its holder do, in plain words. */
export function permissionName(permission: Permission): string {
  const words = permission
    .replace(/^CAN_(SEE_ADMIN_)?/, '')
    .replaceAll('_', ' ')
    .toLowerCase()
  return PERMISSION_NAMES[permission] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const PERMISSION_NAMES: Partial<Record<Permission, string>> = {
  CAN_SEE_ADMIN_COMPANIES_LIST: 'Manage companies',
  CAN_SEE_ADMIN_PEOPLE_LIST: 'Manage people',
  CAN_SEE_ADMIN_CONTENT_SEARCH_LIST: 'Search all content',
  CAN_SEE_ALL_GIGS: 'See all projects, not only their own',
  CAN_REOPEN_GIGS: 'Reopen closed projects',
  CAN_APPROVE_EXPERTS: 'Approve any expert',
  CAN_RECONSIDER_EXPERTS: 'Reconsider any expert',
  CAN_REJECT_EXPERTS: 'Reject experts',
  CAN_MANAGE_COMPLIANCE: 'Manage compliance rules',
  CAN_EDIT_EXPERTS: 'Edit expert profiles',
}
