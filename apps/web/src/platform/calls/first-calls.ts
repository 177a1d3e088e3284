import type { QueryClient } from '@tanstack/react-query'
import type { ParsedLocation } from '@tanstack/react-router'
import { afterPaint } from '#ui/hooks/after-paint.ts'

/** Where the first page is: the parts of its path and what its address asks. */
export interface FirstAddress {
  params: Readonly<Record<string, string | undefined>>
  search: Readonly<Record<string, unknown>>
}

/** Resolves with the answers, and when one fails. */
export type AskFirst = (cache: QueryClient, at: FirstAddress) => Promise<unknown>

/** What comes within this time is drawn with the page, once; after it the page says that it is loading. */
const PATIENCE_MS = 150

/** A page that nobody looks at is never painted. */
const LONGEST_MS = 1000

let cache: QueryClient | undefined
let isAnswered = false
let untilSeen: Promise<void> | undefined
let see = () => {}

/** Has the first page ask for what it shows while its scripts are still running (docs/decisions/267). */
export function beginFirstCalls(client: QueryClient): void {
  cache = client
}

/** The pages after it ask as they are drawn. What the first one asks beside what it shows waits until it is seen. */
export function endFirstCalls(): void {
  cache = undefined
  if (!isAnswered) return
  isAnswered = false
  untilSeen = new Promise<void>((resolve) => {
    see = () => afterPaint(resolve)
    setTimeout(resolve, LONGEST_MS)
  }).finally(() => (untilSeen = undefined))
}

/** Until the first page is seen, if its answers are there: what else is asked would keep it waiting. */
export const firstSeen = () => untilSeen

/** The first page is drawn, and is about to be seen. */
export const firstDrawn = () => see()

/** `loader` of a page that can be the first: its module says what it shows. The page itself says what failed. */
export function asksFirst(load: () => Promise<Readonly<{ askFirst: AskFirst }>>) {
  return async ({ params, location, preload }: Loading): Promise<void> => {
    const client = cache
    if (client === undefined || preload) return
    const { askFirst } = await load()
    const answers = askFirst(client, { params, search: location.search })
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    await Promise.race([answers.then(() => (isAnswered = true)), late])
  }
}

interface Loading {
  params: FirstAddress['params']
  location: Pick<ParsedLocation<Record<string, unknown>>, 'search'>
  preload: boolean
}
