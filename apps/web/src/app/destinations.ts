import { prefixOf } from '#platform/addresses.ts'
import { can, type AuthUser, type PublicConfig } from '#platform/session.tsx'
import { COMING_SOON } from './later-pages.ts'
import { menuOf } from './menu.ts'

/** A page that the palette leads to. */
export interface Destination {
  label: string
  group: string
  to: string
}

const ALWAYS: Destination[] = [
  { label: 'Profile settings', group: 'Account', to: '/profile-settings' },
  { label: 'Password', group: 'Account', to: '/profile-settings?tab=password' },
  { label: 'Security', group: 'Account', to: '/profile-settings?tab=security' },
  { label: 'My favorites', group: 'Account', to: '/favorites' },
  { label: 'Chat', group: 'Account', to: '/chat' },
  { label: 'Contact us', group: 'Toolbox', to: '/contact-us' },
  { label: 'Log out', group: 'Account', to: '/logout' },
]

/** Every page that this user can reach without an id. */
export function destinationsOf(user: AuthUser, config: Pick<PublicConfig, 'feedback_enable'>): Destination[] {
  const fromMenu = menuOf(user, config).flatMap(({ label: group, entries }) =>
    entries.flatMap(({ label, to }) => (typeof to === 'string' ? [{ label, group, to }] : [])),
  )
  const announced = COMING_SOON.map(({ path, title }) => ({
    label: title,
    group: 'Coming soon',
    to: `/coming-soon/manage-${path}`,
  }))
  const editing = { label: 'Edit questions', group: 'Administration', to: '/admin/settings/faqs' }
  return [
    ...fromMenu,
    ...(isEditor(user) ? [editing] : []),
    ...(can(user, 'CAN_SEE_ADMIN_ROUTES') ? announced : []),
    ...ALWAYS,
  ]
}

function isEditor(user: AuthUser): boolean {
  return prefixOf(user) === 'admin' && can(user, 'CAN_MANAGE_SETTINGS')
}

/** Pages with all typed words in their names; those that begin with the text first. */
export function matching(pages: readonly Destination[], text: string): Destination[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const hits = pages.filter(({ label, group }) =>
    words.every((word) => `${label} ${group}`.toLowerCase().includes(word)),
  )
  const isFirst = ({ label }: Destination) =>
    words.length > 0 && label.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1
  return hits.toSorted((a, b) => isFirst(a) - isFirst(b))
}
