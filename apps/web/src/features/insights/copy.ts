import { formatDate } from '#ui/date-format.ts'

export const copy = {
  title: 'Insight',
  period: 'Period',
  /** On paper, where the filter cannot be seen. */
  days: ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
    from === undefined && to === undefined
      ? 'The last 90 days'
      : `${from === undefined ? 'The 90 days' : formatDate(from)} to ${to === undefined ? 'today' : formatDate(to)}`,
  table: 'Table',
  counted: 'How this is counted',
  empty: 'Nothing happened in this period.',
  print: 'Print',
} as const
