import { lazyRouteComponent, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { notificationQueries } from '#features/notifications/queries.ts'
import { homeOf } from '#platform/addresses.ts'
import { asksFirst } from '#platform/calls/first-calls.ts'
import { decideEntry } from '#platform/guards.ts'
import { currentConfig, currentUser, type AuthUser } from '#platform/session.tsx'

const load = () => import('#features/today/components/today-panel.tsx')
const ask = asksFirst(load)

export const TodayPanel = lazyRouteComponent(load, 'TodayPanel')

/** The profile of somebody who is not approved yet: it says itself what there is to do. */
const OWN_PROFILE = '/expert/profile'

/** Whether what is due stands above the page: where the reader's role begins. */
export function hasTodayAbove(user: AuthUser, pathname: string): boolean {
  return pathname === homeOf(user) && pathname !== OWN_PROFILE
}

/** Asks for what stands around the first page: how much is unread, and what is due where it stands above the page. */
export async function bringFrame(cache: QueryClient, location: ParsedLocation): Promise<void> {
  const user = currentUser()
  // On the way out, or with something else to do first, nobody asks for it.
  const hasFrame = document.documentElement.dataset['shell'] !== undefined
  if (user === null || !hasFrame || decideEntry(user) !== 'enter') return
  if (currentConfig().notifications_enable) void cache.prefetchQuery(notificationQueries.count())
  if (!hasTodayAbove(user, location.pathname)) return
  await Promise.all([TodayPanel.preload?.(), ask({ params: {}, location, preload: false })])
}
