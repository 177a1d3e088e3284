import type { SearchKind } from '@guildhall/contract/search'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'
import type { HitFace } from './components/hit-faces.ts'

/** One box over everything that the reader may see; the features below and above say how theirs is shown. */
export function searchRoutes(hitFace: (kind: SearchKind) => HitFace) {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/content-search',
    component: lazyRouteComponent(async () => {
      const { ContentSearchPage } = await import('./content-search-page.tsx')
      return { Page: () => <ContentSearchPage hitFace={hitFace} /> }
    }, 'Page'),
    staticData: { title: 'Content search' },
    beforeLoad: requireEntry({ permission: 'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST' }),
  })
  return [page]
}
