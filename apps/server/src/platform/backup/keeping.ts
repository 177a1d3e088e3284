/** How many backups are kept: one of each of the last so many days, weeks and months that have one. */
export interface Kept {
  days: number
  weeks: number
  months: number
}

const DAY = 86_400_000

/** Of these moments those whose backups nobody needs any more; the newest of a day, week or month stands for it. */
export function superfluous(made: readonly Date[], { days, weeks, months }: Kept): Date[] {
  const newestFirst = [...made].sort((one, other) => other.getTime() - one.getTime())
  const kept = new Set([
    ...firstOfEach(newestFirst, days, (at) => String(dayOf(at))),
    // Day 0 was a Thursday: weeks begin on Monday.
    ...firstOfEach(newestFirst, weeks, (at) => String(Math.floor((dayOf(at) + 3) / 7))),
    ...firstOfEach(newestFirst, months, (at) => at.toISOString().slice(0, 7)),
  ])
  return newestFirst.filter((at) => !kept.has(at))
}

function firstOfEach(newestFirst: readonly Date[], count: number, periodOf: (at: Date) => string): Date[] {
  const found = new Map<string, Date>()
  for (const at of newestFirst) {
    const period = periodOf(at)
    if (!found.has(period) && found.size < count) found.set(period, at)
  }
  return [...found.values()]
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY)
}
