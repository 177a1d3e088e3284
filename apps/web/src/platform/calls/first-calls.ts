import type { QueryClient } from '@tanstack/react-query'
import type { ParsedLocation } from '@tanstack/react-router'

/** Where the first page is: the parts of its path and what its address asks. */
export interface FirstAddress {
  params: Readonly<Record<string, string | undefined>>
  search: Readonly<Record<string, unknown>>
}

/** Resolves with the answers, and when one fails. */
export type AskFirst = (cache: QueryClient, at: FirstAddress) => Promise<unknown>

/** What comes within this time is drawn with the page, once; after it the page says that it is loading. */
const PATIENCE_MS = 150

let cache: QueryClient | undefined

/** Has the first page ask for what it shows while its scripts are still running (docs/decisions/267). */
export function beginFirstCalls(client: QueryClient): void {
  cache = client
}

/** The pages after it ask as they are drawn. */
export function endFirstCalls(): void {
  cache = undefined
}

/** `loader` of a page that can be the first: its module says what it shows. The page itself says what failed. */
export function asksFirst(load: () => Promise<Readonly<{ askFirst: AskFirst }>>) {
  return async ({ params, location, preload }: Loading): Promise<void> => {
    const client = cache
    if (client === undefined || preload) return
    const { askFirst } = await load()
    const answers = askFirst(client, { params, search: location.search })
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  }
}

interface Loading {
  params: FirstAddress['params']
  location: Pick<ParsedLocation<Record<string, unknown>>, 'search'>
  preload: boolean
}
