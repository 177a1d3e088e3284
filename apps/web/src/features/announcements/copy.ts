import type { Role } from '@guildhall/contract/access'
import { READ_STATES, type AnnouncementQuery } from '@guildhall/contract/announcements'
import type { FilterWords } from '#ui/filters/filter-words.ts'

export const copy = {
  title: 'Announcements',
  searchLabel: 'Search announcements',
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
  stale:
    'Somebody else changed this in the meantime. Your changes are kept, theirs are filled in: review both and save again.',
  chooseRoles: 'Choose roles',
  planned: 'Planned',
  editTitle: (title: string) => `Edit: ${title}`,
  deleteTitle: (title: string) => `Delete: ${title}`,
} as const

export const ROLE_LABELS: Record<Role, string> = {
  growth_experts_admin: 'Admins',
  growth_experts_manager: 'Managers',
  growth_experts_hr_generalist: 'HR generalists',
  growth_experts_expert: 'Experts',
  growth_experts_customer: 'Customers',
}

/** What the list may be filtered by; `id` stands in links alone. */
export const FILTERS: Omit<FilterWords<typeof AnnouncementQuery>, 'id'> = {
  state: {
    label: 'Read or unread',
    all: 'All',
    options: READ_STATES.map((value) => ({ value, label: value })),
  },
}
