import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** Loads again what was cached under a word; the pages before the login cache nothing. */
export type Refetch = (word: string) => Promise<unknown>

const RefetchContext = createContext<Refetch>(async () => undefined)

/** Stands where the cache begins, so that what writes need not bring the cache along to the login. */
export function RefetchProvider({ refetch, children }: { refetch: Refetch; children: ReactNode }) {
  return <RefetchContext value={refetch}>{children}</RefetchContext>
}

export function useRefetch(): Refetch {
  return use(RefetchContext)
}

/** What is out of date after a write: what is cached under these words, or what a call of it loads. */
export type Stale = readonly string[] | (() => unknown)

export function useReload(stale: Stale | undefined) {
  const load = useRefetch()
  return async () => {
    if (typeof stale === 'function') await stale()
    else await Promise.all(stale?.map((word) => load(word)) ?? [])
  }
}
