const FAILURES = 5
const REST = 30_000

/** Keeps a parser that fails again and again from being asked. */
export interface Breaker {
  isOpen: (now: Date) => boolean
  succeeded: () => void
  failed: (now: Date, what: string) => void
}

/**
 * Opens after five failures in a row and lets one try through after half a minute. The same file counts once: nobody
 * stops the parser for everybody by sending one bad file over and over.
 */
export function createBreaker(): Breaker {
  const failed = new Set<string>()
  let restsUntil = 0
  return {
    isOpen: (now) => failed.size >= FAILURES && now.getTime() < restsUntil,
    succeeded: () => failed.clear(),
    failed(now, what) {
      failed.add(what)
      if (failed.size >= FAILURES) restsUntil = now.getTime() + REST
    },
  }
}
