import { expect, it } from 'vitest'
import { nextText } from './next-date.tsx'

it('says of hours what is to be done with them', () => {
  const next = { kind: 'hours', title: '2026-11-16', at: '2099-11-23T00:00:00.000Z' } as const

  expect(nextText(next)).toBe('Next: hours to submit, week of Nov 16,2026')
})
