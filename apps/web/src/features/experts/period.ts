import { isOfYears } from '@guildhall/contract/experts/dates'
import dayjs from 'dayjs'

const NO_BREAK = '\u00a0'

/** The day of the reader. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD')
}

/** 'Jan 2021 – Present · 5 yrs 10 mos', of which the last part never breaks in two. */
export function periodText(start: string, end: string | null, isOngoing: boolean, now = today()): string {
  const from = dayjs(start).format('MMM YYYY')
  const until = isOngoing || end === null ? 'Present' : dayjs(end).format('MMM YYYY')
  return `${from} – ${until} · ${durationText(start, isOngoing || end === null ? now : end)}`
}

/** The same; '2010 – 2014' where only years are known. */
export function yearsText(start: string, end: string | null, isOngoing: boolean, now = today()): string {
  if (!isOfYears(start, end)) return periodText(start, end, isOngoing, now)
  return `${start.slice(0, 4)} – ${isOngoing || end === null ? 'Present' : end.slice(0, 4)}`
}

/** Whole years that the periods span together, overlaps counted once. */
export function yearsCovered(
  periods: readonly { start_at: string; end_at: string | null }[],
  now = today(),
): number {
  const sorted = periods.toSorted((a, b) => (a.start_at < b.start_at ? -1 : Number(a.start_at > b.start_at)))
  let months = 0
  let until = ''
  for (const { start_at: start, end_at } of sorted) {
    const end = end_at ?? now
    const from = start > until ? start : until
    if (end > from) months += dayjs(end).diff(from, 'month', true)
    if (end > until) until = end
  }
  return Math.floor(months / 12 + 0.05)
}

function durationText(start: string, end: string): string {
  const months = Math.max(1, Math.round(dayjs(end).diff(start, 'month', true)))
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 && plural(years, 'yr'), rest > 0 && plural(rest, 'mo')]
  return parts.filter(Boolean).join(NO_BREAK)
}

function plural(count: number, word: string): string {
  return `${count}${NO_BREAK}${word}${count === 1 ? '' : 's'}`
}
