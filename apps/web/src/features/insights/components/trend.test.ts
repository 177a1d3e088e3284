import { expect, it } from 'vitest'
import { cornersOf, sumOf, trendOf } from './trend.ts'

const row = (label: string, count: number) => ({ label, count, href: null })

it('tells the last figure, the one before it, and the way there', () => {
  const rows = [row('2026-09', 4), row('2026-10', 8), row('2026-11', 6)]

  expect(trendOf(rows, ({ count }) => count)).toEqual({ now: 6, before: 8, line: [4, 8, 6] })
  expect(trendOf([row('2026-11', 6)], ({ count }) => count)).toMatchObject({ now: 6, before: undefined })
  expect(trendOf([], ({ count }) => count)).toBeUndefined()
  expect(sumOf(rows, 'count')).toBe(18)
})

it('draws a line from edge to edge, its largest figure on top', () => {
  expect(cornersOf([0, 10, 5])).toBe('0,28 50,2 100,15')
  expect(cornersOf([3])).toBe('0,2')
})
