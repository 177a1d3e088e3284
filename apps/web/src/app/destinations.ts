import { can, type AuthUser } from '#platform/session.tsx'
import type { Destination, MenuConfig } from './feature.ts'
import { features } from './features.ts'
import { COMING_SOON } from './later-pages.ts'
import { menuOf } from './menu.ts'

/** Pages of no feature. */
const ALWAYS: readonly Destination[] = [
  { label: 'Chat', group: 'Account', to: '/chat' },
  { label: 'Contact us', group: 'Toolbox', to: '/contact-us' },
  { label: 'Log out', group: 'Account', to: '/logout' },
]

/** Every page that this user can reach without an id. */
export function destinationsOf(user: AuthUser, config: MenuConfig): Destination[] {
  const fromMenu = menuOf(user, config).flatMap(({ label: group, entries }) =>
    entries.flatMap(({ label, to }) => (typeof to === 'string' ? [{ label, group, to }] : [])),
  )
  const announced = COMING_SOON.map(({ path, title }) => ({
    label: title,
    group: 'Coming soon',
    to: `/coming-soon/manage-${path}`,
  }))
  return [
    ...fromMenu,
    ...features.flatMap(({ destinations }) => destinations?.(user) ?? []),
    ...(can(user, 'CAN_SEE_ADMIN_ROUTES') ? announced : []),
    ...ALWAYS,
  ]
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
