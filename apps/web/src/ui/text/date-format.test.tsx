import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import {
  endOfDue,
  fileSize,
  formatDate,
  formatDateTime,
  formatDue,
  formatDueTime,
  relativeDate,
  toServerDate,
} from './date-format.ts'
import { RelativeTime } from './relative-time.tsx'

it("writes dates as 'MMM DD,YYYY'", () => {
  expect(formatDate('2026-11-21')).toBe('Nov 21,2026')
  expect(formatDate('2026-01-05')).toBe('Jan 05,2026')
  expect(formatDateTime('2026-11-21T09:42:10')).toBe('Nov 21,2026 09:42:10')
})

it.each(['Europe/Madrid', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'writes the day on which something is due as it was given, in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)

    expect(formatDue('2026-12-14T23:59:59.000Z')).toBe('Dec 14,2026')
    expect(formatDue('2026-12-14')).toBe('Dec 14,2026')
    expect(formatDue(null)).toBe('')
    // A time of day is told by the clock here.
    const noon = new Date(2026, 11, 14, 0, 30).toISOString()
    expect(formatDue(noon)).toBe('Dec 14,2026')
    vi.unstubAllEnvs()
  },
)

it.each(['Europe/Madrid', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'lets a day last until its end by the clock here, in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)

    expect(endOfDue('2026-12-14T23:59:59.000Z')).toEqual(new Date(2026, 11, 14, 23, 59, 59, 999))
    expect(formatDueTime('2026-12-14T23:59:59.000Z')).toBe('Dec 14,2026')
    const noon = new Date(2026, 11, 14, 12)
    expect(endOfDue(noon.toISOString())).toEqual(noon)
    expect(formatDueTime(noon.toISOString())).toBe('Dec 14,2026 12:00:00')
    vi.unstubAllEnvs()
  },
)

it('writes nothing for no date and for what is none', () => {
  expect([formatDate(undefined), formatDate(null), formatDate('soon'), relativeDate('soon')]).toEqual([
    '',
    '',
    '',
    '',
  ])
})

it('sends dates as YYYY-MM-DD', () => {
  expect(toServerDate(new Date(2026, 0, 5))).toBe('2026-01-05')
})

it('writes sizes in MB with two decimals', () => {
  expect(fileSize(1_572_864)).toBe('1.50 MB')
  expect(fileSize(104_858)).toBe('0.10 MB')
  expect(fileSize(20_480)).toBe('0.02 MB')
  expect(fileSize(1)).toBe('0.01 MB')
  expect(fileSize(0)).toBe('0.00 MB')
})

it('shows how long ago, and the full time on hover', async () => {
  const { user } = render(<RelativeTime date="2026-11-19T09:42:10" now={new Date('2026-11-21T09:42:10')} />)

  await user.hover(screen.getByText('2 days ago'))

  expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'Nov 19,2026 09:42:10')
  expect(screen.getByText('2 days ago').getAttribute('datetime')).toBe('2026-11-19T09:42:10')
})
