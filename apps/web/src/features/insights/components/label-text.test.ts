import { expect, it } from 'vitest'
import { fittingText, labelText } from './label-text.ts'

it.each([
  ['2026-08-24', 'Aug 24,2026'],
  ['2026-08', 'Aug 2026'],
  ['Mon 09:00', 'Mon 09:00'],
  ['Skill: ISO 2026-08-24', 'Skill: ISO 2026-08-24'],
])('calls %s %s', (label, text) => {
  expect(labelText(label)).toBe(text)
})

it('cuts words that no line holds, and leaves the others', () => {
  expect(fittingText('GET /gigs/:id/attachments', 12)).toBe('GET /gigs/:id/a…')
})
