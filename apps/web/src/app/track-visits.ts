import type { VisitTracker } from '#platform/tracking/activity-tracking.ts'
import { pageUrl } from '#platform/tracking/page-url.ts'
import { pageTitle } from './page-title.ts'
import type { AppRouter } from './router.tsx'

/** One visit for each path that the reader comes to, named by the title of its route. */
export function trackVisits(router: AppRouter, tracker: VisitTracker): void {
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (pathChanged || fromLocation === undefined) tracker.begin()
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    const { matches } = router.state
    const page = matches.at(-1)
    const isLost = matches.some((match) => match.status !== 'success' || match._notFound)
    void tracker.arrive({
      name: pageTitle(matches) ?? 'Page',
      url: pageUrl({ pathname: toLocation.pathname, search: toLocation.searchStr }),
      params: page?.params ?? {},
      query: toLocation.pathname.startsWith('/accounts') ? {} : toLocation.search,
      status: isLost ? 'failed' : 'success',
      isLogged: page?.staticData.log !== false,
    })
  })
}
