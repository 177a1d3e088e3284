import type { InsightName } from '@guildhall/contract/insights/catalogue'

/** The list that a point counts; null where no list shows it. */
export function hrefOf(name: InsightName, label: string, prefix: 'admin' | 'manager'): string | null {
  switch (name) {
    case 'applications':
    case 'sources':
      return `/${prefix}/experts?status=Pending`
    case 'time-in-status':
      return `/${prefix}/experts?status=${encodeURIComponent(label)}`
    case 'supply-demand':
      return `/${prefix}/experts?status=Approved&availability=Available`
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
    case 'slow-calls':
    case 'visits':
      return '/activities'
  }
}
