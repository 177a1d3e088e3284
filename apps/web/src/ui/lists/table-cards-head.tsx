import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import type { Column } from './table-columns.ts'
import { SelectAllCards } from './table-selection.tsx'
import { SortButton } from './table-sort-button.tsx'
import { ariaSort, nextSort, sortAnnouncement } from './table-sort.ts'
import type { Sort, SortCycle } from './table-sort.ts'
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
    <div className={cx(shared['note'], layout['row-wrap'], tableCards['head'])}>
      {onSelect && <SelectAllCards ids={ids} selected={selected} onSelect={onSelect} />}
      {onSort &&
        sortable.map(({ id, header, sortKey = '' }) => (
          <SortButton
            key={id}
            label={`${tableTexts.sortBy} ${header}`}
            direction={ariaSort(sort, sortKey)}
            onClick={() => onSort(nextSort(sort, sortKey, cycle))}
          >
            {header}
          </SortButton>
        ))}
      <output className={cx(shared['hidden'], shared['keeps-line'])}>
        {sortAnnouncement(sort, sorted?.header)}
      </output>
    </div>
  )
}
