import { calendar } from './work/calendar.ts'
import { calls, callsErrors } from './work/calls.ts'
import { deliverables, deliverablesErrors } from './work/deliverables.ts'

/** What comes after the hire: deliverables, calls and the calendars of both sides. */
export const work = { deliverables, calls, calendar }

export const workErrors = { ...deliverablesErrors, ...callsErrors }
