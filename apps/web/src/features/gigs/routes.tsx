import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { asksFirst } from '#platform/calls/first-calls.ts'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'
import { loadPurifier } from '#ui/text/safe-html.tsx'
import type { GigSlots } from './slots.ts'

const LISTS = { admin: 'Manage projects', manager: 'Projects', customer: 'Projects' } as const

const loadList = () => import('./gigs-page.tsx')
const loadPage = () => import('./gig-page.tsx')

/** The lists and pages of projects. The list of an expert is that of their engagements, and stands below. */
export function gigsRoutes(slots: GigSlots) {
  const page = lazyRouteComponent(async () => {
    const [{ GigPage }] = await Promise.all([loadPage(), loadPurifier()])
    return { Page: () => <GigPage slots={slots} /> }
  }, 'Page')
  const lists = (['admin', 'manager', 'customer'] as const).map((prefix) =>
    createRoute({
      getParentRoute: () => signedInPages,
      path: `/${prefix}/projects`,
      component: lazyRouteComponent(async () => {
        const { GigsPage } = await loadList()
        return { Page: () => <GigsPage title={LISTS[prefix]} slots={slots} /> }
      }, 'Page'),
      staticData: { title: LISTS[prefix] },
      loader: asksFirst(loadList),
      beforeLoad: requireEntry({ prefix }),
    }),
  )
  const pages = (['admin', 'manager', 'hr', 'expert', 'customer'] as const).map((prefix) =>
    createRoute({
      getParentRoute: () => signedInPages,
      path: `/${prefix}/projects/$gigId`,
      component: page,
      staticData: { title: 'Project' },
      loader: asksFirst(loadPage),
      beforeLoad: requireEntry({ prefix }),
    }),
  )
  return [...lists, ...pages]
}
