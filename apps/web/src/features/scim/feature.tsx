import { none, type Feature } from '#app/feature.ts'

/** Set up by the API alone so far: no page of its own. */
export const scim: Feature = {
  routes: () => [],
  menu: none,
  destinations: none,
  hits: none,
}
