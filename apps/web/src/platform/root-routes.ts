import { createRootRoute, createRoute } from '@tanstack/react-router'
import { enterApp } from '#platform/sessions/enter-app.ts'
import { requireEntry } from './guards.ts'

/** What a route says about itself; features give it as `staticData`. */
export interface PageFacts {
  /** Title of the window and name of the visit in the activity log. */
  title?: string
  /** false: visits of this page are not recorded (the ignore list of specification spec 000 §4). */
  log?: false
  /** Its place among the sections of the settings. */
  section?: { label: string; order: number }
}

declare module '@tanstack/react-router' {
  // The library reads the type of `staticData` from this name.
  interface StaticDataRouteOption extends PageFacts {}
}

/** The roots that features hang their routes on; `app/` gives them their looks. */
export const rootRoute = createRootRoute({ beforeLoad: enterApp })

/** The small pages of accounts: login, register ... */
export const accountsRoute = createRoute({ getParentRoute: () => rootRoute, path: '/accounts' })

/** Header, menu and footer around a page. */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell' })

/** Pages in the shell that anybody may open. */
export const publicPages = createRoute({ getParentRoute: () => shellRoute, id: 'public' })

/** Pages in the shell for signed-in users. */
export const signedInPages = createRoute({
  getParentRoute: () => shellRoute,
  id: 'signed-in',
  beforeLoad: requireEntry(),
})
