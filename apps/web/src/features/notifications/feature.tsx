import { none, type Feature } from '#app/feature.ts'

export const notifications: Feature = {
  routes: () => [],
  menu: none,
  destinations: none,
  hits: none,
}
