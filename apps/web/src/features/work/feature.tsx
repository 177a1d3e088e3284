import { none, type Feature } from '#app/feature.ts'

/** Work has no page of its own: it stands on the page of its project. */
export const work: Feature = {
  routes: () => [],
  menu: none,
  destinations: none,
  hits: none,
}
