import type { Permission } from '@guildhall/contract/access'

export const copy = {
  listTitle: 'Manage users',
  addTitle: 'Add user',
  editTitle: 'Edit user',
  rolesTitle: 'Roles & permissions',
  added: 'The user has been added.',
  saved: 'The user has been updated.',
} as const

/** What a permission lets its holder do, in the words of the roles page. */
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
  CAN_EDIT_EXPERTS: 'Edit profiles of experts',
}

/** What happened to an account, for its history. */
export const EVENT_NAMES: Record<string, string> = {
  'user.added': 'Added',
  'user.invited': 'Invitation sent',
  'user.reset_sent': 'Password link sent',
  'user.roles_changed': 'Roles changed',
  'user.suspended': 'Suspended',
  'user.activated': 'Activated',
  'user.sessions_ended': 'Sessions ended',
  'user.unlocked': 'Unlocked',
  'user.mfa_reset': 'Two-step sign-in turned off',
  'user.viewed_as': 'Looked at the portal as this user',
}

/** What somebody is on a project. */
export const GIG_PARTS = {
  owner: 'Owner',
  contributor: 'Contributor',
  customer: 'Customer',
  contact: 'Contact',
  expert: 'Expert',
} as const
