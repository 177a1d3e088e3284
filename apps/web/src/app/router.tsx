import { createRouter, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { queryString } from '@guildhall/contract/calling'
import { parseQuery } from '#platform/query-string.ts'
import { accountsRoute, publicPages, rootRoute, shellRoute, signedInPages } from '#platform/root-routes.ts'
import { devRoutes } from './dev-routes.ts'
import { entryRoutes, lastRoutes, publicRoutes } from './entry-routes.tsx'
import { features } from './features.ts'
import { laterRoutes } from './later-routes.tsx'
import { RootView } from './root-view.tsx'
import { slots } from './slots.tsx'

const errorPage = lazyRouteComponent(() => import('./pages/error-page.tsx'), 'FailedPage')
const notFoundPage = lazyRouteComponent(() => import('./pages/error-page.tsx'), 'NotFoundPage')
const boundary = { errorComponent: errorPage, notFoundComponent: notFoundPage }

/** All pages: what stands around them here, what is in them in the features. */
export function createAppRouter() {
  rootRoute.update({ component: RootView, ...boundary })
  accountsRoute.update({
    component: lazyRouteComponent(() => import('./shell/accounts-layout.tsx'), 'AccountsLayout'),
  })
  shellRoute.update({ component: lazyRouteComponent(() => import('./shell/app-shell.tsx'), 'AppShell') })
  publicPages.update(boundary)
  signedInPages.update(boundary)
  const pages = features.flatMap<AnyRoute>(({ routes }) => routes(slots))
  const below = (parent: AnyRoute) => pages.filter(({ options }) => options.getParentRoute() === parent)
  return createRouter({
    routeTree: rootRoute.addChildren([
      ...entryRoutes,
      accountsRoute.addChildren(below(accountsRoute)),
      shellRoute.addChildren([
        publicPages.addChildren([...publicRoutes, ...below(publicPages), ...devRoutes(), ...lastRoutes]),
        signedInPages.addChildren([...below(signedInPages), ...laterRoutes]),
      ]),
    ]),
    parseSearch: parseQuery,
    stringifySearch: queryString,
    defaultPreload: 'intent',
    defaultPendingMs: 1000,
    scrollRestoration: true,
    notFoundMode: 'fuzzy',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
