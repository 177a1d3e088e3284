import { afterEach, expect, it, vi } from 'vitest'
import { clockAt, hoursText, slotOf, timeText, timeThere, weekLines } from './times.ts'

afterEach(() => vi.unstubAllEnvs())

it('writes the date of a call as every other date, by the clock of the zone', () => {
  const [start, end] = ['2027-01-05T09:00:00Z', '2027-01-05T09:30:00Z']

  expect(timeText(start, end, 'Europe/Madrid')).toBe('Tue, Jan 05,2027, 10:00 – 10:30')
  expect(timeThere(start, end, 'America/New_York')).toBe('Tue, Jan 05,2027, 04:00 – 04:30 (America/New York)')
})

it('names the second day of a call over midnight', () => {
  expect(timeText('2027-01-05T23:30:00Z', '2027-01-06T00:30:00Z', 'UTC')).toBe(
    'Tue, Jan 05,2027, 23:30 – Wed, Jan 06,2027, 00:30',
  )
})

it('knows the hour that the clock leaps over, and the one that comes twice', () => {
  vi.stubEnv('TZ', 'Europe/Madrid')

  expect(clockAt('2027-03-28', '02:30')).toBe('never')
  expect(clockAt('2027-03-28', '03:00')).toBe('once')
  expect(clockAt('2027-10-31', '02:30')).toBe('twice')
  expect(clockAt('2027-10-31', '03:00')).toBe('once')
  expect(slotOf({ day: '2027-10-31', time: '02:30', minutes: 30 }).start_at).toBe('2027-10-31T00:30:00.000Z')
})

it('knows a clock that is put back by half an hour', () => {
  vi.stubEnv('TZ', 'Australia/Lord_Howe')

  expect(clockAt('2027-04-04', '01:45')).toBe('twice')
  expect(clockAt('2027-10-03', '02:15')).toBe('never')
})

it('leaves out the day where it is said already', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')

  expect(hoursText('2027-01-05T09:00:00Z', '2027-01-05T09:30:00Z')).toBe('14:30 – 15:00')
})

it('tells days with the same hours in one line', () => {
  const day = (weekday: number, from = '09:00', to = '17:30') => ({ weekday, from, to })

  expect(weekLines([1, 2, 3, 5].map((weekday) => day(weekday)))).toEqual([
    'Mon – Wed, 09:00 – 17:30',
    'Fri, 09:00 – 17:30',
  ])
  expect(weekLines([day(6, '14:00', '16:00'), day(6, '09:00', '12:00')])).toEqual([
    'Sat, 09:00 – 12:00, 14:00 – 16:00',
  ])
})
