import IconCalendar from '~icons/calendar'
import { none, type Feature } from '#app/feature.ts'
import { hasProjects, prefixOf } from '#platform/addresses.ts'
import { workRoutes } from './routes.tsx'

export const work: Feature = {
  routes: () => workRoutes,
  menu(user) {
    const prefix = prefixOf(user)
    const hasCalls = prefix !== undefined && prefix !== 'hr' && hasProjects(user)
    return hasCalls
      ? [{ group: 'Network', label: 'Calendar', to: '/calendar', icon: IconCalendar, order: 35 }]
      : []
  },
  destinations: none,
  hits: none,
}
