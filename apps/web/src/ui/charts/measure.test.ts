import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelStep, roundTicks } from './measure.ts'

describe('the figures beside a chart', () => {
  it('begin at 0, rise by the same step, and reach the largest', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (largest) => {
        const ticks = roundTicks(largest)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest)
        expect(ticks.length).toBeLessThanOrEqual(7)
        const step = ticks[1] ?? 0
        for (const [place, tick] of ticks.entries()) expect(tick).toBeCloseTo(place * step, 6)
      }),
    )
  })

  it.each([0, 1, 2, 3])('are whole where few are counted: %i', (count) => {
    expect(roundTicks(count).every(Number.isInteger)).toBe(true)
  })
})

it.each([
  [['Sep 2026', 'Oct 2026', 'Nov 2026'], 1, 1],
  [Array.from({ length: 13 }, () => 'Aug 31,2026'), 4, 5],
  [['0', '1', '2', '3', '4', '5'], 1, 1],
  [Array.from({ length: 30 }, (_, count) => String(count)), 3, 3],
])('writes of %j every so many: %i, and %i on a phone', (labels, step, onPhones) => {
  expect(labelStep(labels, 'wide')).toBe(step)
  expect(labelStep(labels, 'phone')).toBe(onPhones)
})
