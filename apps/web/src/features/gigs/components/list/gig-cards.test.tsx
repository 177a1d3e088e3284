import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import type { Sort } from '#ui/lists/table-sort.ts'
import { GigCards } from './gig-cards.tsx'

const list = { rows: [], prefix: 'manager', slots: {}, reloading: false }

it('sorts the cards by what the table is sorted by', async () => {
  const onSort = vi.fn<(sort: Sort | undefined) => void>()
  const { user } = render(<GigCards {...list} sort={undefined} onSort={onSort} />)

  const order = screen.getByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(order, 'Deadline ↑')

  expect(onSort).toHaveBeenCalledWith({ key: 'deadline', direction: 'asc' })
})

it('offers no order where a list keeps its own', () => {
  render(<GigCards {...list} />)

  expect(screen.queryByRole('combobox')).toBeNull()
})
