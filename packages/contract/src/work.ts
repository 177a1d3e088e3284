import { calendar } from './work/calendar.ts'
import { calls, callsErrors } from './work/calls.ts'
import { hours, hoursErrors } from './work/hours.ts'
import { deliverables, deliverablesErrors } from './work/deliverables.ts'

/** What comes after the hire: deliverables, calls and the calendars of both sides, hours. */
export const work = { deliverables, calls, calendar, hours }

export const workErrors = { ...deliverablesErrors, ...callsErrors, ...hoursErrors }
