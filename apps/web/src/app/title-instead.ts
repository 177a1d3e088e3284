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

/** While it stands, what is shown in the place of a page names the window: the title of the page would tell of nothing. */
export function useTitleInstead(title: string): void {
  useEffect(() => {
    show(title)
    return () => show(undefined)
  }, [title])
}

/** The title of what stands in the place of the page, if anything does. */
export function useShownInstead(): string | undefined {
  return useSyncExternalStore(subscribe, () => shown)
}
