import { expect, it } from 'vitest'
import { labelText } from './label-text.ts'

it.each([
  ['2026-08-24', 'Aug 24,2026'],
  ['2026-08', 'Aug 2026'],
  ['Mon 09:00', 'Mon 09:00'],
  ['Skill: ISO 2026-08-24', 'Skill: ISO 2026-08-24'],
])('calls %s %s', (label, text) => {
  expect(labelText(label)).toBe(text)
})
