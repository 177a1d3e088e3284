import { expect, it } from 'vitest'
import { copy } from './copy.ts'
import { stillNeeded } from './still-needed.ts'

const questions = [
  { id: 'a', question: 'Your last role?', is_required: true },
  { id: 'b', question: 'Anything else?', is_required: false },
]

it('names the questions with a star and the word on conflicts, until each is there', () => {
  expect(stillNeeded(questions, {}, false)).toEqual(['Your last role?', copy.iHaveNoConflict])
  expect(stillNeeded(questions, { a: 'Lead' }, false)).toEqual([copy.iHaveNoConflict])
  expect(stillNeeded(questions, { a: 'Lead' }, true)).toEqual([])
})
