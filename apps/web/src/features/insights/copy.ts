import { formatDate } from '#ui/text/date-format.ts'

export const copy = {
  loading: 'Loading',
  title: 'Insight',
  period: 'Period',
  usual: 'Last 90 days',
  otherDays: 'Other days',
  lastDays: (days: number) => `Last ${days} days`,
  thisYear: 'This year',
  lastYear: 'Last year',
  industry: 'Industry',
  anyIndustry: 'All industries',
  kind: 'Kind of project',
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
  applications: 'Applications in 90 days',
  approvedOf: (count: number) => `${count} approved`,
  timeToHire: 'Days from brief to first hire',
  medianOf: (month: string) => `Median of ${month}`,
  fasterBy: (days: number) => `${Math.abs(days).toFixed(1)} ${days < 0 ? 'faster' : 'slower'}`,
  requestsAccepted: 'Requests accepted in 90 days',
  someOf: (some: number, all: number) => `${some} of ${all}`,
  answeredWithin: (hours: number) =>
    hours === 0 ? 'No answers yet' : `Half answer within ${Math.round(hours)} hours`,
} as const
