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
  CAN_SEE_ADMIN_COMPANIES_LIST: 'See and keep the list of companies',
  CAN_SEE_ADMIN_PEOPLE_LIST: 'See and keep the list of people',
  CAN_SEE_ADMIN_CONTENT_SEARCH_LIST: 'Search all content',
  CAN_SEE_ALL_GIGS: 'See all projects, not only their own',
  CAN_REOPEN_GIGS: 'Reopen closed projects',
  CAN_APPROVE_EXPERTS: 'Approve every expert',
  CAN_RECONSIDER_EXPERTS: 'Reconsider every expert',
  CAN_REJECT_EXPERTS: 'Reject experts',
  CAN_MANAGE_COMPLIANCE: 'Keep the rules of compliance',
  CAN_EDIT_EXPERTS: 'Edit profiles of experts',
}
