import dayjs from 'dayjs'
import { formatDate } from '#ui/text/date-format.ts'

/** What a row is called: a day or a month as dates are written everywhere (spec 002 §9), all else as it is. */
export function labelText(label: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(label)) return formatDate(label)
  return /^\d{4}-\d{2}$/.test(label) ? dayjs(`${label}-01`).format('MMM YYYY') : label
}
