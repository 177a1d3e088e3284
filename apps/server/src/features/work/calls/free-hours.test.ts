import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { isWithin, timeText } from './free-hours.ts'

const week = (timezone: string, from = '09:00', to = '17:30') => ({
  timezone,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to })),
  days_off: ['2027-01-26'],
})
const within = (zone: ReturnType<typeof week>, start: string, end: string) =>
  isWithin(zone, new Date(start), new Date(end))

it('reads the clock of zones with half and quarter hours', () => {
  // 09:00 in Kolkata is 03:30 UTC; in Kathmandu 03:15.
  expect(within(week('Asia/Kolkata'), '2027-01-05T03:30:00Z', '2027-01-05T12:00:00Z')).toBe(true)
  expect(within(week('Asia/Kolkata'), '2027-01-05T03:29:00Z', '2027-01-05T04:00:00Z')).toBe(false)
  expect(within(week('Asia/Kathmandu'), '2027-01-05T03:15:00Z', '2027-01-05T03:45:00Z')).toBe(true)
})

it('follows the clock when it is put forward and back', () => {
  // Madrid: UTC+1 on 27 March 2027, UTC+2 from the 28th on.
  expect(within(week('Europe/Madrid'), '2027-03-27T08:00:00Z', '2027-03-27T08:30:00Z')).toBe(true)
  expect(within(week('Europe/Madrid'), '2027-03-28T07:00:00Z', '2027-03-28T07:30:00Z')).toBe(true)
  expect(within(week('Europe/Madrid'), '2027-03-27T07:00:00Z', '2027-03-27T07:30:00Z')).toBe(false)
  // Of the night in which the hour from 2 to 3 comes twice all of it is free.
  const night = week('Europe/Madrid', '00:00', '24:00')
  expect(within(night, '2027-10-30T22:00:00Z', '2027-10-31T04:00:00Z')).toBe(true)
})

it('needs both days for a call over midnight, and none that is off', () => {
  const all = week('UTC', '00:00', '24:00')
  expect(within(all, '2027-01-05T23:30:00Z', '2027-01-06T00:30:00Z')).toBe(true)
  expect(within(week('UTC', '09:00', '24:00'), '2027-01-05T23:30:00Z', '2027-01-06T00:30:00Z')).toBe(false)
  expect(within(all, '2027-01-25T23:30:00Z', '2027-01-26T00:30:00Z')).toBe(false)
})

it('joins hours that meet', () => {
  const twice = [
    { weekday: 2, from: '12:00', to: '15:00' },
    { weekday: 2, from: '09:00', to: '12:00' },
  ]
  const free = { timezone: 'UTC', weekly: twice, days_off: [] }
  expect(isWithin(free, new Date('2027-01-05T11:00:00Z'), new Date('2027-01-05T13:00:00Z'))).toBe(true)
})

it('agrees with the clock of the platform in every zone', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const clock = (at: Date, timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(at)
  const minute = integer({ min: 0, max: 525_600 }).map((n) => new Date(Date.UTC(2027, 0, 1) + n * 60_000))
  assert(
    property(constantFrom(...zones), minute, (zone, at) => {
      const time = clock(at, zone)
      const isInside = time >= '09:00' && time < '17:30'
      const off = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at) === '2027-01-26'
      expect(isWithin(week(zone), at, new Date(at.getTime() + 1000))).toBe(isInside && !off)
    }),
    { numRuns: 500 },
  )
})

it('tells an hour that comes twice, and an end on the next day', () => {
  const at = (text: string) => new Date(`2027-${text}:00Z`)
  expect(timeText(at('10-31T00:30'), at('10-31T01:30'), 'Europe/Madrid')).toBe(
    'Sun, Oct 31,2027, 02:30 (UTC+02:00) to 02:30 (UTC+01:00) (Europe/Madrid)',
  )
  expect(timeText(at('03-28T00:30'), at('03-28T01:30'), 'Europe/Madrid')).toBe(
    'Sun, Mar 28,2027, 01:30 (UTC+01:00) to 03:30 (UTC+02:00) (Europe/Madrid)',
  )
  expect(timeText(at('01-05T18:00'), at('01-05T19:00'), 'Asia/Kolkata')).toBe(
    'Tue, Jan 05,2027, 23:30 to Wed, Jan 06,2027, 00:30 (Asia/Kolkata)',
  )
})

it('tells a time by the clock of its reader', () => {
  const [start, end] = [new Date('2027-03-28T09:30:00Z'), new Date('2027-03-28T10:00:00Z')]
  expect(timeText(start, end, 'Asia/Kolkata')).toBe('Sun, Mar 28,2027, 15:00 to 15:30 (Asia/Kolkata)')
  expect(timeText(start, end, 'Nowhere/Else')).toBe('Sun, Mar 28,2027, 09:30 to 10:00 (UTC)')
})
