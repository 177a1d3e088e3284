import dayjs from 'dayjs'
import { formatDate } from '#ui/text/date-format.ts'

/** What a row is called: a day or a month as dates are written everywhere (spec 002 §9), all else as it is. */
export function labelText(label: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(label)) return formatDate(label)
  return /^\d{4}-\d{2}$/.test(label) ? dayjs(`${label}-01`).format('MMM YYYY') : label
}

/** A label whose words fit into a line of so many letters: the picture breaks lines between words alone. */
export function fittingText(label: string, letters: number): string {
  const fitting = (word: string) => (word.length > letters ? `${word.slice(0, letters - 1)}…` : word)
  return label.split(' ').map(fitting).join(' ')
}
