import { none, type Feature } from '#app/feature.ts'
import { keysRoutes } from './routes.tsx'

export const keys: Feature = {
  routes: () => keysRoutes,
  menu: none,
  destinations: none,
  hits: none,
}
