import type { InsightRow } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'

const MOST_SAID = 3

/** What a picture shows, for whoever does not see it: its title, how many points, and the largest of them. */
export function inWords(name: InsightName, rows: readonly InsightRow[]): string {
  const { drawn, title } = INSIGHTS[name]
  const [key = 'count'] = drawn
  const valueOf = (row: InsightRow) => Number(row[key] ?? 0)
  const largest = rows.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, MOST_SAID)
  const said = largest.map((row) => `${row.label}: ${valueOf(row)}`).join(', ')
  return `${title}. ${rows.length === 1 ? '1 point' : `${rows.length} points`}. Largest: ${said}.`
}
