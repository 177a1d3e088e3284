/** Total years of experience: the union of the job intervals, so that parallel jobs count once. */
import type { WorkEntry } from '#parser/shapes.ts'

export type Month = { year: number; month: number }

export function totalYears(entries: WorkEntry[], now: Month): number | null {
  const spans = entries.flatMap((entry) => toSpan(entry, now)).toSorted((a, b) => a.from - b.from)
  if (spans.length === 0) return null
  let months = 0
  let reached = -Infinity
  for (const { from, to, isCoarse } of spans) {
    // Years alone cannot tell whether one job follows the other at once: up to a year it is taken to.
    const isBridged = isCoarse && reached > 0 && from > reached && from - reached <= 12
    months += Math.max(0, to - (isBridged ? reached : Math.max(from, reached)))
    reached = Math.max(reached, to)
  }
  return Math.round((months / 12) * 10) / 10
}

/** Months since year 0; the last month counts. Years alone are taken from their middle to their middle. */
function toSpan(entry: WorkEntry, now: Month): { from: number; to: number; isCoarse: boolean }[] {
  const { join_year, join_month, relieving_year, relieving_month } = entry
  if (join_year === null) return []
  const isCoarse = join_month === null
  const from = join_year * 12 + (join_month ?? (relieving_year === join_year ? 1 : 7)) - 1
  if (relieving_year === 'Present') return [{ from, to: now.year * 12 + now.month, isCoarse }]
  if (relieving_year === null) return [{ from, to: from + 12, isCoarse }]
  const to = relieving_year * 12 + (relieving_month ?? (relieving_year === join_year ? 12 : 6))
  return to > from ? [{ from, to, isCoarse }] : []
}
