import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { superfluous } from './keeping.ts'

const DAY = 86_400_000
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, night) => new Date(Date.UTC(2026, 10, 22, 2) - night * DAY))
const left = (made: Date[], kept = { days: 7, weeks: 4, months: 6 }) => {
  const gone = new Set(superfluous(made, kept))
  return made.filter((at) => !gone.has(at)).map((at) => at.toISOString().slice(0, 10))
}

describe('backups of every night', () => {
  it('are kept for 7 days, 4 weeks and 6 months', () => {
    const days = ['11-22', '11-21', '11-20', '11-19', '11-18', '11-17', '11-16']
    const weeks = ['11-15', '11-08', '11-01']
    const months = ['10-31', '09-30', '08-31', '07-31', '06-30']

    const rest = left(nightly(400))

    expect(rest).toEqual([...days, ...weeks, ...months].map((day) => `2026-${day}`))
  })

  it('are never all removed, and never more are kept than asked for', () => {
    const moments = fc.array(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    )
    const counts = fc.record({ days: fc.integer({ min: 1, max: 9 }), weeks: fc.nat(9), months: fc.nat(9) })

    fc.assert(
      fc.property(moments, counts, (made, kept) => {
        const rest = left(made, kept)
        expect(rest.length).toBeLessThanOrEqual(kept.days + kept.weeks + kept.months)
        expect(rest.length > 0).toBe(made.length > 0)
      }),
    )
  })
})
