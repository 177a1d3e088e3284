import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const page = createRoute({
  getParentRoute: () => signedInPages,
  path: '/content-search',
  component: lazyRouteComponent(() => import('./content-search-page.tsx'), 'ContentSearchPage'),
  staticData: { title: 'Content search' },
  beforeLoad: requireEntry({ permission: 'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST' }),
})

/** One box over everything that the reader may see. */
export const searchRoutes = [page]
