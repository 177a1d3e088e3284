export const copy = {
  title: 'Insight',
  period: 'Period',
  table: 'Table',
  counted: 'How this is counted',
  empty: 'Nothing happened in this period.',
  print: 'Print',
} as const
