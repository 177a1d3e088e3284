import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInPages } from '#platform/root-routes.ts'
import type { TodaySlots } from './slots.ts'

const page = (slots: TodaySlots) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/today',
    component: lazyRouteComponent(async () => {
      const { TodayPage } = await import('./today-page.tsx')
      return { default: () => <TodayPage slots={slots} /> }
    }),
    staticData: { title: 'Today' },
  })

/** What there is to do, for whoever is signed in. */
export function todayRoutes(slots: TodaySlots) {
  return [page(slots)] as const
}
