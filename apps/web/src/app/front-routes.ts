import { createRoute, redirect, type AnyRoute, type ParsedLocation } from '@tanstack/react-router'
import { accountsRoutes } from '#features/accounts/routes.tsx'
import { accountsRoute, rootRoute } from '#platform/root-routes.ts'
import { entryRoutes } from './entry-routes.tsx'

/** What is behind the login: its pages are known by their routes, which are loaded when the first of them is wanted. */
export const loadPortal = () => import('./portal-routes.ts')

/** The pages in front of the portal alone, and the way into it: `enter` gives the router the others. */
export function frontRoutes(enter: (routes: AnyRoute) => void): AnyRoute {
  const behind = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: () => null,
    staticData: { log: false },
    beforeLoad: async ({ location, preload }: { location: ParsedLocation; preload: boolean }) => {
      const { portalRoutes } = await loadPortal()
      if (preload) return
      enter(portalRoutes())
      throw redirect({ href: location.href, replace: true })
    },
  })
  return rootRoute.addChildren([...entryRoutes, accountsRoute.addChildren(accountsRoutes), behind])
}

/** Whether somebody begins in front of the portal; everybody signed in has its home at the root. */
export function isInFront(path: string, isSignedIn: boolean): boolean {
  return path.startsWith('/accounts/') || (!isSignedIn && ['/', '/login', '/signup'].includes(path))
}
