import { none, type Feature } from '#app/feature.ts'

/** It has no page: its views stand beside the filters of lists. */
export const views: Feature = {
  routes: () => [],
  menu: none,
  destinations: none,
  hits: none,
}
