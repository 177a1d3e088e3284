import { connectApi } from '#platform/api.ts'
import { browserTracker } from '#platform/activity-tracking.ts'
import { loadPlaceLookup } from '#platform/place-lookup.ts'
import { currentConfig, currentUser, hasStarted, startSession } from '#platform/session.tsx'
import { sessionEnded } from '#platform/sign-out.ts'
import { createAppRouter, type AppRouter } from './router.tsx'
import { trackVisits } from './track-visits.ts'

/** Wires the platform together and begins to load the first page while the session is asked. */
export function startApp(): AppRouter {
  const tracker = browserTracker(
    () => hasStarted() && currentUser() !== null && currentConfig().activity_logging,
  )
  connectApi({
    visitId: tracker.currentId,
    onSignedOut: () => {
      if (hasStarted() && currentUser() !== null) sessionEnded('signed-out')
    },
    onUnanswered: tracker.keep,
  })
  // A failure is shown by the router, which waits for the same promise.
  startSession().then(
    () => loadPlaceLookup(currentConfig().maps_key),
    () => undefined,
  )
  const router = createAppRouter()
  trackVisits(router, tracker)
  loadFirstChunks(router)
  return router
}

function loadFirstChunks(router: AppRouter): void {
  for (const match of router.matchRoutes(router.latestLocation)) {
    const route = router.routesById[match.routeId]
    if (route !== undefined) void router.loadRouteChunk(route)
  }
}
