import { none, type Feature } from '#app/feature.ts'
import { favoritesRoutes } from './routes.tsx'

export const favorites: Feature = {
  routes: () => favoritesRoutes,
  menu: none,
  destinations: () => [{ label: 'My favorites', group: 'Account', to: '/favorites' }],
  hits: none,
}
