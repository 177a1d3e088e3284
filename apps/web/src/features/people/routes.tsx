import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'
import type { PeopleSlots } from './slots.ts'

const beforeLoad = requireEntry({ permission: 'CAN_SEE_ADMIN_PEOPLE_LIST' })

const duplicates = createRoute({
  getParentRoute: () => signedInPages,
  path: '/people/duplicates',
  component: lazyRouteComponent(() => import('./duplicates-page.tsx'), 'DuplicatesPage'),
  staticData: { title: 'Possible duplicates' },
  beforeLoad,
})
const merge = createRoute({
  getParentRoute: () => signedInPages,
  path: '/people/$personId/merge/$otherId',
  component: lazyRouteComponent(() => import('./merge-page.tsx'), 'MergePage'),
  staticData: { title: 'Merge people' },
  beforeLoad,
})

/** Everybody whom the portal knows (PRODUCT S-19). */
export function peopleRoutes(slots: PeopleSlots) {
  const list = createRoute({
    getParentRoute: () => signedInPages,
    path: '/people',
    component: lazyRouteComponent(async () => {
      const { PeoplePage } = await import('./people-page.tsx')
      return { Page: () => <PeoplePage slots={slots} /> }
    }, 'Page'),
    staticData: { title: 'People' },
    beforeLoad,
  })
  const person = createRoute({
    getParentRoute: () => signedInPages,
    path: '/people/$personId',
    component: lazyRouteComponent(async () => {
      const { PersonPage } = await import('./person-page.tsx')
      return { Page: () => <PersonPage slots={slots} /> }
    }, 'Page'),
    staticData: { title: 'Person' },
    beforeLoad,
  })
  return [list, duplicates, merge, person]
}
