import { none, type Feature } from '#app/feature.ts'
import { scimRoutes } from './routes.tsx'

export const scim: Feature = {
  routes: () => scimRoutes,
  menu: none,
  destinations: none,
  hits: none,
}
