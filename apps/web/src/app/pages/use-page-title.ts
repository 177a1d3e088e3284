import { useMatches } from '@tanstack/react-router'

/** The title that the route of this page declares. */
export function usePageTitle(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' })
}
