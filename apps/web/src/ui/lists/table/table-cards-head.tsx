import { NativeSelect } from '@mantine/core'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import type { Column } from '#ui/lists/table-columns.ts'
import { SelectAllCards } from './table-selection.tsx'
import { sortAnnouncement } from '#ui/lists/table-sort.ts'
import type { Sort, SortCycle } from '#ui/lists/table-sort.ts'
import { tableTexts } from './table-texts.ts'
import tableCards from './table-cards.module.css'

type Props<Row> = {
  columns: Column<Row>[]
  ids: string[]
  selected: string[]
  onSelect: ((ids: string[]) => void) | undefined
  sort: Sort | undefined
  onSort: ((sort: Sort | undefined) => void) | undefined
  cycle: SortCycle
}

/** What the head of a table offers, above the cards that stand for its rows on a phone. */
export function CardsHead<Row>({ columns, ids, selected, onSelect, ...order }: Props<Row>) {
  const sortable = columns.filter(({ sortKey, hideOnMobile }) => sortKey !== undefined && !hideOnMobile)
  const { sort, onSort, cycle } = order
  const sorted = sortable.find(({ sortKey }) => sortKey === sort?.key)
  if (!onSelect && (!onSort || sortable.length === 0)) return null
  return (
    <div className={cx(shared['note'], layout['row-12'], tableCards['head'])}>
      {onSelect && <SelectAllCards ids={ids} selected={selected} onSelect={onSelect} />}
      {onSort && sortable.length > 0 && (
        <NativeSelect
          className={tableCards['order'] ?? ''}
          aria-label={tableTexts.sortBy}
          data={ordersOf(sortable, sorted !== undefined && cycle === 'sticky')}
          value={sorted === undefined || sort === undefined ? NONE : wordOf(sort)}
          onChange={(event) => onSort(sortOf(event.currentTarget.value))}
        />
      )}
      <output className={cx(shared['hidden'], shared['keeps-line'])}>
        {sortAnnouncement(sort, sorted?.header)}
      </output>
    </div>
  )
}

const NONE = ''

/** Each column up and down; the order of the list itself, unless one that was chosen stays. */
function ordersOf<Row>(sortable: Column<Row>[], isChosen: boolean) {
  const both = sortable.flatMap(({ header, sortKey: key = '' }) => [
    { value: wordOf({ key, direction: 'asc' }), label: tableTexts.ascending(header) },
    { value: wordOf({ key, direction: 'desc' }), label: tableTexts.descending(header) },
  ])
  return isChosen ? both : [{ value: NONE, label: tableTexts.ownOrder }, ...both]
}

function wordOf({ key, direction }: Sort): string {
  return `${key}:${direction}`
}

function sortOf(word: string): Sort | undefined {
  const [key = '', direction] = word.split(':')
  return word === NONE ? undefined : { key, direction: direction === 'desc' ? 'desc' : 'asc' }
}
