import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { AlertList } from './alert-list.tsx'

it('says what is out of reach now, and what was', () => {
  render(
    <AlertList
      alerts={[
        { part: 'files', reason: 'slow', since: '2026-11-21T18:00:00.000Z', over_at: null },
        {
          part: 'database',
          reason: 'full',
          since: '2026-11-21T16:00:00.000Z',
          over_at: '2026-11-21T16:05:00.000Z',
        },
      ]}
    />,
  )

  const [now, before] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(now).toMatch(/^Now.*files are kept responds too slowly/)
  expect(before).toMatch(/^Over.*database had no room left.*until/)
  expect(screen.getByText(/tries again by itself/)).toBeDefined()
})
