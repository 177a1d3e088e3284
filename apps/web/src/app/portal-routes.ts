import { lazyRouteComponent, type AnyRoute, type ParsedLocation } from '@tanstack/react-router'
import { accountsRoute, publicPages, rootRoute, shellRoute, signedInPages } from '#platform/root-routes.ts'
import { beginFirstCalls, endFirstCalls, firstDrawn, firstSeen } from '#platform/calls/first-calls.ts'
import { boundary } from './boundary.ts'
import { devRoutes } from './dev-routes.ts'
import { entryRoutes, lastRoutes, publicRoutes } from './entry-routes.tsx'
import { features } from './features.ts'
import { laterRoutes } from './later-routes.tsx'
import { queryClient } from './query-client.ts'
import { bringFrame } from './shell/today-at-home.ts'
import { slots } from './slots.tsx'

/** What a page behind the login asks for while it begins. */
export const firstCalls = {
  begin: () => beginFirstCalls(queryClient),
  bringFrame: (location: ParsedLocation) => bringFrame(queryClient, location),
  end: endFirstCalls,
  drawn: firstDrawn,
  untilSeen: firstSeen,
}

/** All pages: what stands around them here, what is in them in the features. */
export function portalRoutes() {
  shellRoute.update({ component: lazyRouteComponent(() => import('./shell/app-shell.tsx'), 'AppShell') })
  publicPages.update(boundary)
  signedInPages.update(boundary)
  const pages = features.flatMap<AnyRoute>(({ routes }) => routes(slots))
  const below = (parent: AnyRoute) => pages.filter(({ options }) => options.getParentRoute() === parent)
  return rootRoute.addChildren([
    ...entryRoutes,
    accountsRoute.addChildren(below(accountsRoute)),
    shellRoute.addChildren([
      publicPages.addChildren([...publicRoutes, ...below(publicPages), ...devRoutes(), ...lastRoutes]),
      signedInPages.addChildren([...below(signedInPages), ...laterRoutes]),
    ]),
  ])
}
