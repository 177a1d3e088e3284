import { expect, it } from 'vitest'
import { hasFilters, NO_FILTER, summaryOf } from './feedback-filter.ts'

it('names the first type and rate and counts the rest', () => {
  const summary = summaryOf({ type: ['others', 'bug'], rates: [3, 5, 4], status: [] })

  expect(summary).toEqual({ text: 'Bug +1 | 5/5 +2', full: 'Bug, Others | 5/5, 4/5, 3/5' })
})

it('leaves out what is not filtered by', () => {
  expect(summaryOf({ ...NO_FILTER, rates: [2] })?.text).toBe('2/5')
  expect(summaryOf({ ...NO_FILTER, type: ['suggestion'], status: ['New'] })?.text).toBe('Suggestion | New')
})

it('is silent without filters', () => {
  expect(summaryOf(NO_FILTER)).toBeUndefined()
  expect(hasFilters(NO_FILTER)).toBe(false)
})
