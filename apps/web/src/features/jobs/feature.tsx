import { none, type Feature } from '#app/feature.ts'
import { jobsRoutes } from './routes.tsx'

export const jobs: Feature = {
  routes: () => jobsRoutes,
  menu: none,
  destinations: none,
  hits: none,
}
