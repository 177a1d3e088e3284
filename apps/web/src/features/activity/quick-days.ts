import { toServerDate } from '#ui/text/date-format.ts'

const DAY = 86_400_000

/** The days that are asked for most, up to today. */
export const QUICK_DAYS = [
  { label: 'Today', from: 0, to: 0 },
  { label: 'Yesterday', from: 1, to: 1 },
  { label: '7 days', from: 6, to: 0 },
] as const
type QuickDays = (typeof QUICK_DAYS)[number]

/** Days count as the server counts them: in UTC. */
export function daysOf({ from, to }: Pick<QuickDays, 'from' | 'to'>, now: Date) {
  return { start_at: daysAgo(from, now), end_at: daysAgo(to, now) }
}

function daysAgo(days: number, now: Date): string {
  return toServerDate(new Date(now.getTime() - days * DAY).toISOString().slice(0, 10))
}
