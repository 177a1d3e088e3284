import type { RadarDetails } from '@guildhall/contract/gigs/details'

const COLORS = ['indigo', 'teal', 'orange', 'grape', 'cyan', 'red', 'lime', 'pink'] as const

/** The colour of a company in the chart and in the table of its radar, as a CSS value. */
export function colorOf(companies: RadarDetails['companies'], companyId: string): string {
  const place = companies.findIndex(({ company_id: id }) => id === companyId)
  return `var(--mantine-color-${COLORS[place % COLORS.length] ?? 'indigo'}-7)`
}
