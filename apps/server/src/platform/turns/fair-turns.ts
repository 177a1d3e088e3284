import { refuse } from '#platform/http/refuse.ts'

/** Work that takes much time, done in turns that are fair by person. */
export interface FairTurns {
  /**
   * Does the work when it is the turn of `who`: one at a time, and at most `waits` of them wait; further ones are refused
   * (429). null is the portal itself, whose work waits as long as it takes.
   */
  run: <T>(who: string | null, work: () => Promise<T>) => Promise<T>
}

interface Waiting {
  who: string | null
  begin: () => void
}

/** What somebody used counts against them for so long. */
const MEMORY = 10 * 60_000

interface TurnOptions {
  /** Works of one person that may wait. */
  waits?: number
  clock?: () => number
}

/**
 * `places` works go on at once, and nobody has two of them while there are places. Of those who wait, whoever used the
 * least time lately comes first: a few costly files of one person delay nobody else.
 */
export function createFairTurns(
  places: number,
  { waits = 1, clock = () => performance.now() }: TurnOptions = {},
): FairTurns {
  const running = new Set<string | null>()
  const waiting: Waiting[] = []
  const used = createUsage(clock)
  const mayBegin = (who: string | null) => running.size < places && !running.has(who)

  function next(): void {
    const [first, ...others] = waiting.filter(({ who }) => mayBegin(who))
    if (first === undefined) return
    const chosen = others.reduce((best, one) => (used.by(one.who) < used.by(best.who) ? one : best), first)
    waiting.splice(waiting.indexOf(chosen), 1)
    running.add(chosen.who)
    chosen.begin()
    next()
  }

  return {
    async run(who, work) {
      if (mayBegin(who)) running.add(who)
      else {
        if (who !== null && waiting.filter((one) => one.who === who).length >= waits)
          throw refuse('too_many_requests', { retryAfter: 15 })
        await new Promise<void>((begin) => waiting.push({ who, begin }))
      }
      const began = clock()
      try {
        return await work()
      } finally {
        used.add(who, clock() - began)
        running.delete(who)
        next()
      }
    },
  }
}

/** The time that each used lately. */
function createUsage(clock: () => number) {
  const used = new Map<string | null, { time: number; until: number }>()
  const by = (who: string | null) => used.get(who)?.time ?? 0
  return {
    by,
    add(who: string | null, time: number) {
      for (const [one, { until }] of used) if (until < clock()) used.delete(one)
      used.set(who, { time: by(who) + time, until: clock() + MEMORY })
    },
  }
}
