import { formatDate } from '#ui/text/date-format.ts'

export const copy = {
  title: 'Insight',
  period: 'Period',
  usual: 'Last 90 days',
  lastDays: (days: number) => `Last ${days} days`,
  thisYear: 'This year',
  lastYear: 'Last year',
  industry: 'Industry',
  anyIndustry: 'All industries',
  kind: 'Kind of project',
  anyKind: 'All kinds',
  owner: 'Owner',
  printed: 'What this page counts',
  /** On paper, where the filter cannot be seen. */
  days: ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
    from === undefined && to === undefined
      ? 'The last 90 days'
      : `${from === undefined ? 'The 90 days' : formatDate(from)} to ${to === undefined ? 'today' : formatDate(to)}`,
  table: 'Table',
  counted: 'How this is counted',
  empty: 'Nothing happened in this period.',
  counts: 'What is counted',
  nobody: 'Nothing is counted here.',
  who: 'Who',
  project: 'Project',
  note: 'Note',
  when: 'When',
  print: 'Print',
} as const
