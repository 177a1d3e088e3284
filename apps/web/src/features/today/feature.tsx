import IconSun from '~icons/sun'
import { none, type Feature } from '#app/feature.ts'
import { copy } from './copy.ts'
import { todayRoutes } from './routes.tsx'

export const today: Feature = {
  routes: (slots) => todayRoutes(slots.today),
  menu: () => [{ group: 'Work', label: copy.title, to: '/today', icon: IconSun, order: 1 }],
  destinations: none,
  hits: none,
}
