import { expect, it } from 'vitest'
import { periodsAt } from './periods.ts'

it('counts today among the last days, in UTC', () => {
  expect(periodsAt(new Date('2026-03-01T23:30:00Z'))).toEqual([
    { label: 'Last 30 days', range: { start: '2026-01-31', end: '2026-03-01' } },
    { label: 'Last 90 days', range: { start: '2025-12-02', end: '2026-03-01' } },
    { label: 'Last 365 days', range: { start: '2025-03-02', end: '2026-03-01' } },
    { label: 'This year', range: { start: '2026-01-01', end: '2026-03-01' } },
    { label: 'Last year', range: { start: '2025-01-01', end: '2025-12-31' } },
  ])
})
