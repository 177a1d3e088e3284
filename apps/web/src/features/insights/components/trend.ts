import type { InsightRow } from '@guildhall/contract/insights'

/** A figure from step to step: how it stands now, how it stood before, and all of it as a line. */
interface Trend {
  now: number
  before: number | undefined
  line: number[]
}

/** Nothing where nothing was counted. */
export function trendOf(
  rows: readonly InsightRow[],
  valueOf: (row: InsightRow) => number,
): Trend | undefined {
  const line = rows.map(valueOf)
  const now = line.at(-1)
  return now === undefined ? undefined : { now, before: line.at(-2), line }
}

export function sumOf(rows: readonly InsightRow[], key: string): number {
  return rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)
}

/** The corners of a line in a box of 100 x 30, the first left, the largest on top. */
export function cornersOf(line: readonly number[]): string {
  const top = Math.max(...line, 1)
  const step = line.length > 1 ? 100 / (line.length - 1) : 0
  return line.map((value, at) => `${round(at * step)},${round(28 - (26 * value) / top)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
