import type { InsightName } from '@guildhall/contract/insights/catalogue'

interface Point {
  label: string
  /** Of the reference lists, where it counts one of their entries. */
  item_id?: string | number | null
}

interface Place {
  prefix: 'admin' | 'manager'
  /** First and last day. */
  from: string
  to: string
}

/** The list that a point counts, filtered as far as it can be; null where no list shows it. */
export function hrefOf(
  name: InsightName,
  { label, item_id: item }: Point,
  { prefix, from, to }: Place,
): string | null {
  switch (name) {
    case 'applications':
      return `/${prefix}/experts?status=Pending`
    case 'sources':
      return `/${prefix}/experts${label === 'Not told' ? '' : `?hear_about_us[]=${encodeURIComponent(label)}`}`
    case 'time-in-status':
      return `/${prefix}/experts?status=${encodeURIComponent(label)}`
    case 'supply-demand':
      return `/${prefix}/experts?status=Approved&availability=Available&${label.startsWith('Skill') ? 'skill' : 'industry'}_id[]=${item}`
    case 'projects-by-status':
      return `/${prefix}/projects?status=${encodeURIComponent(label)}`
    case 'time-to-hire':
    case 'requests':
    case 'declines':
    case 'budget':
      return `/${prefix}/projects`
    case 'hires':
    case 'load':
      return `/${prefix}/ics`
    case 'active-people':
      return `/activities?start_at=${label}&end_at=${weekEnd(label)}`
    case 'slow-calls':
      return `/activities?start_at=${from}&end_at=${to}&search=${encodeURIComponent(label.replace(/ \([^(]*\)$/, ''))}`
    case 'visits':
      return `/activities?type=visit&start_at=${from}&end_at=${to}`
  }
}

function weekEnd(monday: string): string {
  return new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10)
}
