import { none, type Feature } from '#app/feature.ts'
import { referenceRoutes } from './routes.tsx'

export const reference: Feature = {
  routes: () => referenceRoutes,
  menu: none,
  destinations: none,
  hits: none,
}
