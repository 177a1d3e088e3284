import { useEffect, useSyncExternalStore } from 'react'

let shown: string | undefined
const listeners = new Set<() => void>()

function show(title: string | undefined): void {
  shown = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Names the window while its caller stands: a page about one thing by the name of that thing, what stands in the place
 * of a page by what it says. Without a title the window is named after the route.
 */
export function useWindowTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined
    show(title)
    return () => show(undefined)
  }, [title])
}

/** What names the window instead of the route, if anything does. */
export function useGivenTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => shown)
}
