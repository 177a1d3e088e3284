import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import type { Column } from '#ui/lists/table-columns.ts'
import { SelectAllCards } from './table-selection.tsx'
import type { Sort, SortCycle } from '#ui/lists/table-sort.ts'
import { SortSelect } from './sort-select.tsx'
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
export function CardsHead<Row>({ columns, ids, selected, onSelect, sort, onSort, cycle }: Props<Row>) {
  // A column that a card leaves out still orders the list.
  const choices = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined ? [] : [{ header, sortKey }],
  )
  const canSort = onSort !== undefined && choices.length > 0
  if (!onSelect && !canSort) return null
  return (
    <div className={cx(shared['note'], layout['row-12'], tableCards['head'])}>
      {onSelect && <SelectAllCards ids={ids} selected={selected} onSelect={onSelect} />}
      {canSort && <SortSelect {...{ choices, sort, onSort, cycle }} />}
    </div>
  )
}
