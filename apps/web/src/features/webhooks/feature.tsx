import { none, type Feature } from '#app/feature.ts'
import { webhooksRoutes } from './routes.tsx'

export const webhooks: Feature = {
  routes: () => webhooksRoutes,
  menu: none,
  destinations: none,
  hits: none,
}
