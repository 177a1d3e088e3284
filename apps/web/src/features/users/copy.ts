export const copy = {
  listTitle: 'Manage users',
  addTitle: 'Add user',
  editTitle: 'Edit user',
  rolesTitle: 'Roles & permissions',
  added: 'The user has been added.',
  saved: 'The user has been updated.',
} as const

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
