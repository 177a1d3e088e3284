import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const beforeLoad = requireEntry({ prefix: 'admin' })

const start = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/import',
  component: lazyRouteComponent(() => import('./imports-page.tsx'), 'ImportsPage'),
  staticData: { title: 'Import' },
  beforeLoad,
})

const one = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/import/$id',
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
  staticData: { title: 'Import details' },
  beforeLoad,
})

/** The way in for whole networks, for administrators. */
export const importsRoutes = [start, one]
