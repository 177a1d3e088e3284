/** What the buttons of a calendar are called that show nothing but an arrow. */
export const CALENDAR_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const
