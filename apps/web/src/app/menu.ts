import type { Role } from '@guildhall/contract/access'
import type { Icon } from '@tabler/icons-react'
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconFileSearch from '@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs'
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { hasProjects, prefixOf } from '#platform/addresses.ts'
import { can, roleOf, type AuthUser, type PublicConfig } from '#platform/session.tsx'
import { spelt } from '#ui/wording.ts'

export interface MenuEntry {
  label: string
  /** A path, or what happens on the page that stands. */
  to: string | { action: 'feedback' }
  icon: Icon
  /** Entries without an order come last, as they stand here (specification spec 000 §9). */
  order?: number
}

export interface MenuGroup {
  label: string
  entries: MenuEntry[]
}

const LAST = 999

/** The side menu of a user: what the active role works with, what the permissions open, and the toolbox. */
export function menuOf(user: AuthUser, config: Pick<PublicConfig, 'feedback_enable'>): MenuGroup[] {
  const role = roleOf(user)
  const groups = [
    { label: 'Network', entries: role === undefined ? [] : NETWORK[role](user) },
    { label: 'Administration', entries: administration(user) },
    { label: 'Toolbox', entries: toolbox(user, config) },
  ]
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ ...group, entries: inOrder(group.entries) }))
}

const NETWORK: Record<Role, (user: AuthUser) => MenuEntry[]> = {
  growth_experts_admin: () => [
    { label: 'Experts', to: '/admin/experts', icon: IconUsers },
    { label: 'Projects', to: '/admin/projects', icon: IconBriefcase },
    { label: 'Onboarded ICs', to: '/admin/ics', icon: IconIdBadge2 },
  ],
  growth_experts_manager: () => [
    { label: 'My experts', to: '/manager/experts', icon: IconUsers },
    { label: 'Projects', to: '/manager/projects', icon: IconBriefcase },
    { label: 'Onboarded ICs', to: '/manager/ics', icon: IconIdBadge2 },
  ],
  growth_experts_hr_generalist: () => [
    { label: 'Onboarded ICs', to: '/hr/ics', icon: IconIdBadge2 },
    { label: 'Experts', to: '/hr/experts', icon: IconUsers },
  ],
  growth_experts_expert: (user) => [
    { label: 'My profile', to: '/expert/profile', icon: IconUser },
    ...(hasProjects(user) ? [{ label: 'My projects', to: '/expert/projects', icon: IconBriefcase }] : []),
    { label: 'Onboarded ICs', to: '/expert/ics', icon: IconIdBadge2 },
  ],
  growth_experts_customer: () => [
    { label: 'Projects', to: '/customer/projects', icon: IconBriefcase },
    { label: 'My profile', to: '/customer/profile', icon: IconUser },
  ],
}

const ADMINISTRATION = [
  { label: 'Users', to: '/users', icon: IconUserCog, permission: 'CAN_SEE_ADMIN_USER_LIST' },
  { label: 'Companies', to: '/companies', icon: IconBuilding, permission: 'CAN_SEE_ADMIN_COMPANIES_LIST' },
  { label: 'People', to: '/people', icon: IconAddressBook, permission: 'CAN_SEE_ADMIN_PEOPLE_LIST' },
  {
    label: 'Content search',
    to: '/content-search',
    icon: IconFileSearch,
    permission: 'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST',
  },
  { label: 'Feedback messages', to: '/feedback', icon: IconMessage2, permission: 'CAN_SEE_ADMIN_FEEDBACK' },
  { label: 'Activity list', to: '/activities', icon: IconActivity, permission: 'CAN_SEE_ADMIN_ACTIVITIES' },
  { label: 'Settings', to: '/admin/settings', icon: IconSettings, permission: 'CAN_MANAGE_SETTINGS' },
] as const

function administration(user: AuthUser): MenuEntry[] {
  return ADMINISTRATION.filter(({ permission }) => can(user, permission))
}

function toolbox(
  user: AuthUser,
  { feedback_enable: hasFeedback }: Pick<PublicConfig, 'feedback_enable'>,
): MenuEntry[] {
  const prefix = prefixOf(user)
  const help: MenuEntry = {
    label: spelt('Help & FAQS'),
    to: prefix === undefined ? '/faqs' : `/${prefix}/faqs`,
    icon: IconHelpCircle,
  }
  const feedback: MenuEntry = { label: 'Feedback', to: { action: 'feedback' }, icon: IconMessageCircle }
  return hasFeedback ? [help, feedback] : [help]
}

function inOrder(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.toSorted((a, b) => (a.order ?? LAST) - (b.order ?? LAST))
}
