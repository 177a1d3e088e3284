import { rosters } from '@guildhall/contract/experts/rosters'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { RosterDialog } from './roster-dialog.tsx'

const NONE = {
  data: [],
  messages: {},
  meta: { current_page: 1, per_page: 20, total: 0, from: 0, to: 0, error: false, errorMessage: '' },
  pagination: {
    count: 0,
    page: 1,
    pageSize: 20,
    total: 0,
    totalPages: 0,
    nextPage: null,
    prevPage: null,
    from: 0,
    to: 0,
  },
}

it('adds nobody to a roster that could not be created, and says so once', async () => {
  const api = stubApi()
  api.on(rosters.list, () => NONE)
  api.on(rosters.create, () => new StubRefusal(500))
  const added = vi.fn(() => ({ data: { changed: 1 } }))
  api.on(rosters.add, added)
  const nothing = () => undefined
  const { user } = renderWithData(
    <RosterDialog whom={{ ids: [] }} count={1} onDone={nothing} onClose={nothing} />,
  )
  await user.type(await screen.findByRole('combobox', { name: 'Roster' }), 'Pilots{Enter}')
  await screen.findByText('Pilots could not be created')

  await user.click(screen.getByRole('button', { name: 'Add to roster' }))

  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Pilots could not be created')).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(added).not.toHaveBeenCalled()
})
