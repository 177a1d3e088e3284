import { useRouter } from '@tanstack/react-router'
import { useShownLocation } from '#platform/shown-location.ts'
import type { AnyRoute } from '@tanstack/react-router'

/** What the routes of all features say of themselves; a page below one of the sections belongs to it. */
export function useSections() {
  const { routesByPath } = useRouter()
  const { pathname } = useShownLocation()
  const sections = Object.entries<AnyRoute>(routesByPath)
    .flatMap(([to, { options }]) => {
      const section = options.staticData?.section
      return section === undefined ? [] : [{ to, ...section }]
    })
    .toSorted((a, b) => a.order - b.order)
  const here = sections.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return { sections, here: here?.to ?? '/admin/settings' }
}
