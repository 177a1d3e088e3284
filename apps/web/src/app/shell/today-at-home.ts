import { lazyRouteComponent, type ParsedLocation } from '@tanstack/react-router'
import { homeOf } from '#platform/addresses.ts'
import { asksFirst } from '#platform/calls/first-calls.ts'
import { currentUser, type AuthUser } from '#platform/session.tsx'

const load = () => import('#features/today/components/today-panel.tsx')
const ask = asksFirst(load)

export const TodayPanel = lazyRouteComponent(load, 'TodayPanel')

/** The profile of somebody who is not approved yet: it says itself what there is to do. */
const OWN_PROFILE = '/expert/profile'

/** Whether what is due stands above the page: where the reader's role begins. */
export function hasTodayAbove(user: AuthUser, pathname: string): boolean {
  return pathname === homeOf(user) && pathname !== OWN_PROFILE
}

/** Loads what is due, and asks for it, where it stands above the first page. */
export async function bringToday(location: ParsedLocation): Promise<void> {
  const user = currentUser()
  if (user === null || !hasTodayAbove(user, location.pathname)) return
  await Promise.all([TodayPanel.preload?.(), ask({ params: {}, location, preload: false })])
}
