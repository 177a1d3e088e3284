import { expect, it } from 'vitest'
import { timeLeft } from './money.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const HOUR = 3_600_000

it.each([
  [7 * 24 - 0.01, '7 days left'],
  [3.6 * 24, '4 days left'],
  [2 * 24, '2 days left'],
  [47.5, '47 hours left'],
  [1.5, '1 hour left'],
  [0.5, 'Less than an hour left'],
  [-1, 'Expired'],
])('says of %d hours: %s', (hours, said) => {
  expect(timeLeft(new Date(NOW.getTime() + hours * HOUR).toISOString(), NOW)).toBe(said)
})
