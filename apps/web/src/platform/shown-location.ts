import { useRouterState } from '@tanstack/react-router'

/** The address of the page that stands: while the code of the next one comes, the router's own is that of the next already. */
export function useShownLocation() {
  return useRouterState({
    select: ({ matches, location, resolvedLocation }) =>
      matches.at(-1)?.pathname === location.pathname ? location : (resolvedLocation ?? location),
  })
}
