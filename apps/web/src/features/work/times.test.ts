import { expect, it } from 'vitest'
import { timeText, timeThere } from './times.ts'

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
