import { expect, it } from 'vitest'
import { summaryOf } from './filter-words.ts'

const options = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))
const WORDS = {
  type: { label: 'Type', all: 'All types', options: options('Suggestion', 'Bug', 'Others') },
  rates: { label: 'Rate', all: 'All rates', options: options('5/5', '4/5', '3/5') },
}

it('names the first value of each filter, as they are offered, and counts the rest', () => {
  const summary = summaryOf(WORDS, { type: ['others', 'bug'], rates: ['3/5', '5/5', '4/5'] })

  expect(summary).toEqual({ text: 'Bug +1 | 5/5 +2', full: 'Bug, Others | 5/5, 4/5, 3/5' })
})

it('leaves out what is not filtered by', () => {
  expect(summaryOf(WORDS, { type: [], rates: ['4/5'] })?.text).toBe('4/5')
})

it('is silent without filters', () => {
  expect(summaryOf(WORDS, { type: [], rates: [] })).toBeUndefined()
})
