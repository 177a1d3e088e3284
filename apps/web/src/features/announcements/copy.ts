import type { Role } from '@guildhall/contract/access'

export const copy = {
  title: 'Announcements',
  searchLabel: 'Search announcements',
  stateLabel: 'Read or unread',
  anyState: 'All',
  empty: 'There is no announcement yet.',
  add: 'Add announcement',
  edit: 'Edit announcement',
  all: 'All announcements',
  unread: 'New',
  titleLabel: 'Title',
  bodyLabel: 'Text',
  rolesLabel: 'Who reads it',
  startsLabel: 'From',
  save: 'Save',
  created: 'The announcement has been added.',
  updated: 'The announcement has been saved.',
  deleted: 'The announcement has been deleted.',
  stale: 'Somebody else changed this announcement in the meantime. Close it and open it again to see theirs.',
} as const

export const ROLE_LABELS: Record<Role, string> = {
  growth_experts_admin: 'Admins',
  growth_experts_manager: 'Managers',
  growth_experts_hr_generalist: 'HR generalists',
  growth_experts_expert: 'Experts',
  growth_experts_customer: 'Customers',
}
