import type { EngagementStatus } from '@guildhall/contract/hiring/machine'

/** The engagements by state, and the word on the tab of each. */
export const STATUS_TABS: readonly (readonly [EngagementStatus, string])[] = [
  ['Requested', 'Requested'],
  ['Applied', 'Applied'],
  ['Reviewed', 'Shortlist'],
  ['Hired', 'Hired'],
  ['Closed', 'Closed'],
]

/** An address that somebody typed or cut opens a tab too, by its state or its word, and not an empty page. */
export function knownTab(asked: string, hasRanking: boolean): string {
  const tabs = [...(hasRanking ? ['Recommended', 'Search'].map((one) => [one]) : []), ...STATUS_TABS]
  const found = tabs.find((names) => names.some((name) => name.toLowerCase() === asked.toLowerCase()))
  return (found ?? tabs[0])?.[0] ?? asked
}
