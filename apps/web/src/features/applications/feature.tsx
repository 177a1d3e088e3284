import IconUser from '~icons/user'
import { none, type Feature } from '#app/feature.ts'
import { prefixOf } from '#platform/addresses.ts'
import { applicationsRoutes } from './routes.tsx'

export const applications: Feature = {
  routes: () => applicationsRoutes,
  menu: (user) =>
    prefixOf(user) === 'expert'
      ? [{ group: 'Network', label: 'My profile', to: '/expert/profile', icon: IconUser, order: 10 }]
      : [],
  destinations: none,
  hits: none,
}
