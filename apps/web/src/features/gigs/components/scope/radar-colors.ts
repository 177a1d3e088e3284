import type { RadarDetails } from '@guildhall/contract/gigs/details'

const COLORS = ['indigo', 'teal', 'orange', 'grape', 'cyan', 'red', 'lime', 'pink'] as const

/** The colour of a company in the chart and in the table of its radar, as a CSS value: lighter after dark, where a dark red is not seen. */
export function colorOf(companies: RadarDetails['companies'], companyId: string): string {
  const place = companies.findIndex(({ company_id: id }) => id === companyId)
  const color = `--mantine-color-${COLORS[place % COLORS.length] ?? 'indigo'}`
  return `light-dark(var(${color}-7), var(${color}-5))`
}
