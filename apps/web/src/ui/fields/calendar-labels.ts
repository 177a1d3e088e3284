/** What the buttons of a calendar are called that show nothing but an arrow. */
export const CALENDAR_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const

/** Above the field only where all of it has room below the header of a dialog; else below, where one can scroll to it. */
export const CALENDAR_PLACE = {
  middlewares: { shift: true, flip: { padding: { top: 72 }, fallbackStrategy: 'initialPlacement' } },
} as const
