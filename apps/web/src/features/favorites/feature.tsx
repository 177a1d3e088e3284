import IconHeart from '~icons/heart'
import { none, type Feature } from '#app/feature.ts'
import { hasProjects, prefixOf } from '#platform/addresses.ts'
import type { AuthUser } from '#platform/session.tsx'
import { favoritesRoutes } from './routes.tsx'

const isExpert = (user: AuthUser) => prefixOf(user) === 'expert'

/** For staff and customers the heart stands in the header and the palette; experts look for projects more often. */
export const favorites: Feature = {
  routes: () => favoritesRoutes,
  menu: (user) =>
    isExpert(user) && hasProjects(user)
      ? [{ group: 'Network', label: 'My favorites', to: '/expert/favorites', icon: IconHeart, order: 25 }]
      : [],
  destinations: (user) =>
    isExpert(user) && hasProjects(user)
      ? []
      : [{ label: 'My favorites', group: 'Account', to: '/favorites' }],
  hits: none,
}
