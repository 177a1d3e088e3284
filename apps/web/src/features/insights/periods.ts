import { copy } from './copy.ts'

const DAY = 86_400_000

/** The periods that are asked for most, by one click. Days are those of UTC, as insight counts them. */
export function periodsAt(now: Date) {
  const end = dayOf(now)
  const year = now.getUTCFullYear()
  const last = (days: number) => ({
    label: copy.lastDays(days),
    range: { start: dayOf(new Date(now.getTime() - (days - 1) * DAY)), end },
  })
  return [
    last(30),
    last(90),
    last(365),
    { label: copy.thisYear, range: { start: `${year}-01-01`, end } },
    { label: copy.lastYear, range: { start: `${year - 1}-01-01`, end: `${year - 1}-12-31` } },
  ]
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
