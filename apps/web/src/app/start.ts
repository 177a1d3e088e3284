import { connectApi } from '#platform/api.ts'
import { browserTracker } from '#platform/tracking/activity-tracking.ts'
import { loadPlaceLookup } from '#platform/place-lookup.ts'
import {
  currentConfig,
  currentUser,
  hasStarted,
  identity,
  onSession,
  readUser,
  startSession,
} from '#platform/session.tsx'
import { shareIdentity } from '#platform/sessions/other-tabs.ts'
import { sessionEnded } from '#platform/sessions/sign-out.ts'
import { frontRoutes, isInFront, loadPortal } from './front-routes.ts'
import { addPages, createAppRouter, type AppRouter } from './router.tsx'
import { trackVisits } from './track-visits.ts'

/** The login has loaded and been drawn by then, also on a slow line. */
const QUIET_MS = 3000

type FirstCalls = Awaited<ReturnType<typeof loadPortal>>['firstCalls']

const loadShell = () => import('./shell/app-shell.tsx')

/** Ends a piece of work, so that a press is heard before the next (decision 244). */
const turn = () => new Promise((resolve) => setTimeout(resolve))

let isLeading = false

/** A setting made meanwhile asks for something else first: the guards of the page lead there. */
async function leadElsewhere(routerOf: () => AppRouter | undefined): Promise<void> {
  if (isLeading || currentUser() === null) return
  isLeading = true
  await readUser().finally(() => (isLeading = false))
  await routerOf()?.invalidate()
}

/** What is refused may have been taken away since the page was opened. */
async function lookAgain(router: AppRouter | undefined): Promise<void> {
  const { renewRights } = await import('#platform/sessions/renew-rights.ts')
  await renewRights(router)
}

/** Wires the platform together and loads the first page while the session is asked; `onDrawn` is told when it stands. */
export async function startApp(): Promise<{ router: AppRouter; onDrawn: () => void }> {
  let router: AppRouter | undefined
  let calls: FirstCalls | undefined
  const tracker = browserTracker(
    () => hasStarted() && currentUser() !== null && currentConfig().activity_logging,
  )
  connectApi({
    visitId: tracker.currentId,
    onSignedOut: () => {
      if (hasStarted() && currentUser() !== null) void sessionEnded('signed-out')
    },
    onForced: () => void leadElsewhere(() => router),
    onForbidden: () => {
      if (hasStarted() && currentUser() !== null) void lookAgain(router).catch(() => undefined)
    },
    untilTurn: () => calls?.untilSeen(),
    onUnanswered: tracker.keep,
  })
  onSession(shareIdentity(identity).tell)
  // A failure is shown by the router, which waits for the same promise.
  startSession().then(
    () => loadPlaceLookup(currentConfig().maps_key),
    () => undefined,
  )
  const first = await firstRouter()
  router = first.router
  calls = first.calls
  await turn()
  trackVisits(router, tracker)
  loadFirstChunks(router)
  const { latestLocation } = router
  await Promise.all([
    router.load(),
    // Within the visit that has just begun. What fails is said where it would stand.
    startSession()
      .then(() => calls?.bringFrame(latestLocation))
      .catch(() => undefined),
  ])
  calls?.end()
  return { router, onDrawn: () => calls?.drawn() }
}

/** Loads the pages behind the login while the reader types. */
async function firstRouter() {
  if (!isInFront(location.pathname, document.documentElement.dataset['session'] === 'in')) {
    void loadShell()
    const { portalRoutes, firstCalls } = await loadPortal()
    firstCalls.begin()
    await turn()
    const routes = portalRoutes()
    await turn()
    return { router: createAppRouter(routes), calls: firstCalls }
  }
  setTimeout(() => void Promise.all([loadPortal(), loadShell()]).catch(() => undefined), QUIET_MS)
  const router = createAppRouter(frontRoutes(() => addPages(router)))
  return { router }
}

function loadFirstChunks(router: AppRouter): void {
  for (const match of router.matchRoutes(router.latestLocation)) {
    const route = router.routesById[match.routeId]
    if (route !== undefined) void router.loadRouteChunk(route)
  }
}
