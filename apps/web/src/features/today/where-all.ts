import type { TodayKey } from '@guildhall/contract/today'

/** The list that holds all of a group; groups that are spread over many pages have none. */
export function whereAll(key: TodayKey, prefix: string): string | undefined {
  switch (key) {
    case 'applications_waiting':
      return `/${prefix}/experts`
    case 'approvals':
      return `/${prefix}/projects`
    case 'understaffed':
      return `/${prefix}/projects`
    case 'onboarding':
      return `/${prefix}/ics`
    case 'duplicates':
      return '/people/duplicates'
    case 'feedback':
      return '/feedback'
    default:
      return undefined
  }
}
