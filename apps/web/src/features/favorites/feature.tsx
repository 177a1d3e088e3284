import IconHeart from '~icons/heart'
import { none, type Feature } from '#app/feature.ts'
import { hasProjects, prefixOf } from '#platform/addresses.ts'
import type { AuthUser } from '#platform/session.tsx'
import { favoritesRoutes } from './routes.tsx'

/** Experts and managers come back to their projects all day; the others find the page in the palette. */
const entryOf = (user: AuthUser) => {
  const prefix = prefixOf(user)
  return prefix === 'manager' || (prefix === 'expert' && hasProjects(user))
    ? `/${prefix}/favorites`
    : undefined
}

export const favorites: Feature = {
  routes: () => favoritesRoutes,
  menu(user) {
    const to = entryOf(user)
    return to === undefined
      ? []
      : [{ group: 'Network', label: 'My favorites', to, icon: IconHeart, order: 25 }]
  },
  destinations: (user) =>
    entryOf(user) === undefined ? [{ label: 'My favorites', group: 'Account', to: '/favorites' }] : [],
  hits: none,
}
