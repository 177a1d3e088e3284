import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { fileSize, formatDate, formatDateTime, relativeDate, toServerDate } from './date-format.ts'
import { RelativeTime } from './relative-time.tsx'

it("writes dates as 'MMM DD,YYYY'", () => {
  expect(formatDate('2026-11-21')).toBe('Nov 21,2026')
  expect(formatDate('2026-01-05')).toBe('Jan 05,2026')
  expect(formatDateTime('2026-11-21T09:42:10')).toBe('Nov 21,2026 09:42:10')
})

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
  expect(fileSize(20_480)).toBe('20 kB')
  expect(fileSize(1)).toBe('1 kB')
})

it('shows how long ago, and the full time on hover', async () => {
  const { user } = render(<RelativeTime date="2026-11-19T09:42:10" now={new Date('2026-11-21T09:42:10')} />)

  await user.hover(screen.getByText('2 days ago'))

  expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'Nov 19,2026 09:42:10')
  expect(screen.getByText('2 days ago').getAttribute('datetime')).toBe('2026-11-19T09:42:10')
})
