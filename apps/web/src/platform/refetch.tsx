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
