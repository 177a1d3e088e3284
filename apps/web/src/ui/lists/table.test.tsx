import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { onPhone, render } from '#test/render.tsx'
import type { Column } from './table-columns.ts'
import type { Sort, SortCycle } from './table-sort.ts'
import { Table } from './table.tsx'

type Row = { id: string; name: string; count: number }

const rows: Row[] = [
  { id: 'a', name: 'Lorem', count: 12 },
  { id: 'b', name: 'Ipsum', count: 3 },
]
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', sortKey: 'log_name', cell: (row, index) => `${index + 1} ${row.name}` },
  {
    id: 'count',
    header: 'Count',
    sortKey: 'count',
    align: 'numeric',
    hideOnMobile: true,
    cell: (row) => row.count,
  },
  { id: 'menu', header: 'Actions', headerHidden: true, cell: () => null },
]

function Sorted({ cycle, onSort }: { cycle?: SortCycle; onSort: (sort: Sort | undefined) => void }) {
  const [sort, setSort] = useState<Sort>()
  const change = (next: Sort | undefined) => {
    setSort(next)
    onSort(next)
  }
  return (
    <Table
      caption="Words"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      sort={sort}
      onSort={change}
      {...(cycle && { cycle })}
    />
  )
}

function nameOf(row: Row) {
  return row.name
}

type Selecting = { onSelect: (ids: string[]) => void; onSort?: (sort: Sort | undefined) => void }

function Selectable({ onSelect, onSort }: Selecting) {
  const [selected, setSelected] = useState<string[]>([])
  const change = (ids: string[]) => {
    setSelected(ids)
    onSelect(ids)
  }
  return (
    <Table
      caption="Words"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowName={nameOf}
      selected={selected}
      onSelect={change}
      {...(onSort && { onSort })}
      card={nameOf}
    />
  )
}

describe('a table on a desktop', () => {
  it('shows a row per entry under named columns', () => {
    render(<Sorted onSort={vi.fn<() => void>()} />)

    const table = screen.getByRole('table', { name: 'Words' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Count', 'Actions'])
    expect(within(table).getByRole('cell', { name: '2 Ipsum' })).toBeTruthy()
  })

  it('sorts by the key of the clicked column and says so', async () => {
    const onSort = vi.fn<() => void>()
    const { user } = render(<Sorted onSort={onSort} />)

    await user.click(screen.getByRole('button', { name: 'Name' }))
    await user.click(screen.getByRole('button', { name: 'Name' }))

    expect(onSort.mock.calls).toEqual([
      [{ key: 'log_name', direction: 'asc' }],
      [{ key: 'log_name', direction: 'desc' }],
    ])
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Sorted by Name, descending'))
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('columnheader', { name: 'Count' }).getAttribute('aria-sort')).toBe('none')
  })

  it('turns the arrow with the press, and sorts once that is on screen', async () => {
    const onSort = vi.fn<() => void>()
    render(<Sorted onSort={onSort} />)
    const heading = screen.getByRole('button', { name: 'Name' })

    fireEvent.click(heading)

    expect(heading.dataset['direction']).toBe('ascending')
    expect(onSort).not.toHaveBeenCalled()
    await waitFor(() => expect(onSort).toHaveBeenCalledOnce())
  })

  it('returns to no order where the cycle has three steps', async () => {
    const onSort = vi.fn<() => void>()
    const { user } = render(<Sorted onSort={onSort} cycle="three" />)

    for (let click = 1; click <= 3; click += 1) {
      await user.click(screen.getByRole('button', { name: 'Name' }))
      await waitFor(() => expect(onSort).toHaveBeenCalledTimes(click))
    }

    expect(onSort).toHaveBeenLastCalledWith(undefined)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  })

  it('does not offer to sort what has no key', () => {
    render(<Sorted onSort={vi.fn<() => void>()} />)

    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Actions' }).hasAttribute('aria-sort')).toBe(false)
  })

  it('selects one row, all rows and none', async () => {
    const onSelect = vi.fn<(ids: string[]) => void>()
    const { user } = render(<Selectable onSelect={onSelect} />)

    await user.click(screen.getByRole('checkbox', { name: 'Select Ipsum' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))

    expect(onSelect.mock.calls.map(([ids]) => ids.toSorted())).toEqual([['b'], ['a', 'b'], []])
  })
})

describe('a table on a phone', () => {
  it.each(['wide', 'phone'])(
    'lets rows stand while others are awaited, unless they are selected: %s',
    (where) => {
      if (where === 'phone') onPhone()
      const draw = vi.fn<(row: Row) => string>(nameOf)
      const table = (selected: string[], reloading: boolean) => (
        <Table
          caption="Words"
          columns={[{ id: 'name', header: 'Name', cell: draw }]}
          rows={rows}
          rowId={(row) => row.id}
          selected={selected}
          onSelect={() => {}}
          card={draw}
          reloading={reloading}
        />
      )
      const { rerender } = render(table([], false))

      const drawn = draw.mock.calls.length
      rerender(table([], true))
      rerender(table([], true))
      expect(draw.mock.calls.length).toBe(drawn)

      rerender(table(['a'], true))
      expect(draw.mock.calls.length).toBe(drawn + rows.length)
      rerender(table(['a'], false))
      expect(draw.mock.calls.length).toBe(drawn + 2 * rows.length)
    },
  )

  it('leaves out the columns that a phone has no room for', () => {
    onPhone()
    render(<Sorted onSort={vi.fn<() => void>()} />)

    expect(screen.queryByRole('columnheader', { name: 'Count' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeTruthy()
  })

  it('becomes a list of cards that can be selected', async () => {
    onPhone()
    const onSelect = vi.fn<(ids: string[]) => void>()
    const { user } = render(<Selectable onSelect={onSelect} />)

    await user.click(screen.getByRole('checkbox', { name: 'Select Lorem' }))

    expect(screen.queryByRole('table')).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Words' })).getAllByRole('listitem')).toHaveLength(2)
    expect(onSelect).toHaveBeenCalledWith(['a'])
  })

  it('offers above its cards what the head of the table offers, hidden columns included', async () => {
    onPhone()
    const onSort = vi.fn<(sort: Sort | undefined) => void>()
    const onSelect = vi.fn<(ids: string[]) => void>()
    const { user } = render(<Selectable onSelect={onSelect} onSort={onSort} />)

    const order = screen.getByRole('combobox', { name: 'Sort by' })
    await user.selectOptions(order, 'Name ↓')
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))

    expect(
      within(order)
        .getAllByRole('option')
        .map(({ textContent: text }) => text),
    ).toEqual(['Default order', 'Name ↑', 'Name ↓', 'Count ↑', 'Count ↓'])
    expect(onSort).toHaveBeenCalledWith({ key: 'log_name', direction: 'desc' })
    expect(onSelect).toHaveBeenCalledWith(['a', 'b'])
  })
})
