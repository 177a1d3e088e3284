import { queryString } from '@guildhall/contract/calling'
import { createRouter, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { parseQuery } from '#platform/lists/query-string.ts'
import { accountsRoute, rootRoute } from '#platform/root-routes.ts'
import { boundary } from './boundary.ts'
import { RootView } from './root-view.tsx'

/** The router of some pages: those in front of the portal, or all of them. */
export function createAppRouter(routeTree: AnyRoute) {
  rootRoute.update({ component: RootView, ...boundary })
  accountsRoute.update({
    component: lazyRouteComponent(() => import('./shell/accounts-layout.tsx'), 'AccountsLayout'),
  })
  return createRouter({
    routeTree,
    parseSearch: parseQuery,
    stringifySearch: queryString,
    defaultPreload: 'intent',
    defaultPendingMs: 1000,
    scrollRestoration: true,
    notFoundMode: 'fuzzy',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

/** Gives a running router all pages: the root stays the same, so `update` would see nothing new. */
export function addPages(router: AppRouter): void {
  router.setRoutes(router.buildRouteTree())
}
