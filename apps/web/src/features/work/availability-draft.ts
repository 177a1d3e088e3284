import { Hours, type Availability } from '@guildhall/contract/work/calendar'
import * as z from 'zod/mini'

type DayHours = Availability['weekly'][number]
export type DayKey = `day ${number}`
export type OffKey = `off ${string}`

/**
 * The hours as their form holds them: a value for each day of the week and for each day off, so that what was saved in
 * another tab is kept where this one changed nothing.
 */
export type HoursDraft = { timezone: string } & Record<DayKey, DayHours[]> & Record<OffKey, boolean>

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export const dayKey = (weekday: number): DayKey => `day ${weekday}`
export const offKey = (day: string): OffKey => `off ${day}`

export const HoursFields = z.looseObject(
  Object.fromEntries(WEEKDAYS.map((weekday) => [dayKey(weekday), z.array(Hours)])),
)

export function draftOf({ timezone, weekly, days_off: daysOff }: Availability): HoursDraft {
  const week = WEEKDAYS.map((weekday): [DayKey, DayHours[]] => [
    dayKey(weekday),
    weekly.filter((one) => one.weekday === weekday),
  ])
  return {
    timezone,
    ...Object.fromEntries(week),
    ...Object.fromEntries(daysOff.map((day): [OffKey, boolean] => [offKey(day), true])),
  }
}

/** The days off, in order. */
export function daysOffIn(draft: HoursDraft): string[] {
  return Object.entries(draft)
    .flatMap(([key, value]) => (key.startsWith('off ') && value === true ? [key.slice(4)] : []))
    .toSorted()
}

export function availabilityOf(draft: HoursDraft): Availability {
  return {
    timezone: draft.timezone,
    weekly: WEEKDAYS.flatMap((weekday) => draft[dayKey(weekday)] ?? []),
    days_off: daysOffIn(draft),
  }
}
