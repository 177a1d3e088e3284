import { expect, it } from 'vitest'
import { saidType } from './said-type.ts'

it.each([
  ['Head of Growth', undefined],
  ['Contract Manager', undefined],
  ['General Contractor', undefined],
  ['Internal Auditor', undefined],
  ['International Sales Lead', undefined],
  ['Stage Manager', undefined],
  ['Software Engineering Intern', 'Internship'],
  ['Praktikantin im Controlling', 'Internship'],
  ['Freelance copywriter', 'Freelance'],
  ['Freiberufliche Beraterin', 'Freelance'],
  ['Designer (self-employed)', 'Self-employed'],
  ['Nurse, part-time', 'Part-time'],
  ['Bauleiter (Vollzeit)', 'Full-time'],
  ['Data engineer (contract)', 'Contract'],
  ['Ski instructor, seasonal', 'Seasonal'],
])('%s says that it is %s', (text, type) => {
  expect(saidType(text)).toBe(type)
})
