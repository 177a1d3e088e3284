import { none, type Feature } from '#app/feature.ts'
import { privacyRoutes } from './routes.tsx'

export const privacy: Feature = {
  routes: () => privacyRoutes,
  menu: none,
  destinations: none,
  hits: none,
}
