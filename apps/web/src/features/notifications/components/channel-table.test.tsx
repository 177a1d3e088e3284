import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { ChannelTable } from './channel-table.tsx'

it('has no push switch for what never comes by push', () => {
  const ways = { in_app: true, mail: true, push: true }
  const rows = (['hiring', 'upkeep', 'jobs'] as const).map((category) => ({ category, ...ways }))

  render(<ChannelTable rows={rows} hasPush onChange={() => {}} />)

  const switches = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('switch')
      .map((one) => one.getAttribute('aria-label'))
  expect(switches(/Hiring/)).toContain('Hiring and work: Push')
  expect(switches(/Profile upkeep/)).toEqual(['Profile upkeep: Portal', 'Profile upkeep: Email'])
  expect(switches(/Finished work/)).toEqual(['Finished work: Portal', 'Finished work: Email'])
})
