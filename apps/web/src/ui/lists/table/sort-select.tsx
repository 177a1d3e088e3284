import { NativeSelect } from '@mantine/core'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'
import { sortFrom, sortText, sortAnnouncement } from '#ui/lists/table-sort.ts'
import type { Sort, SortCycle } from '#ui/lists/table-sort.ts'
import { tableTexts } from './table-texts.ts'
import styles from './sort-select.module.css'

export type SortChoice = { sortKey: string; header: string }

type Props = {
  choices: readonly SortChoice[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  cycle: SortCycle
}

/** The order of a list whose rows are cards, where no head of a column can be pressed. */
export function SortSelect({ choices, sort, onSort, cycle }: Props) {
  const sorted = choices.find(({ sortKey }) => sortKey === sort?.key)
  return (
    <>
      <NativeSelect
        className={styles['order'] ?? ''}
        aria-label={tableTexts.sortBy}
        data={ordersOf(choices, sorted !== undefined && cycle === 'sticky')}
        value={sorted === undefined || sort === undefined ? NONE : sortText(sort)}
        onChange={(event) => onSort(sortFrom(event.currentTarget.value))}
      />
      <output className={cx(shared['hidden'], shared['keeps-line'])}>
        {sortAnnouncement(sort, sorted?.header)}
      </output>
    </>
  )
}

const NONE = ''

/** Each choice up and down; the order of the list itself, unless one that was chosen stays. */
function ordersOf(choices: readonly SortChoice[], isChosen: boolean) {
  const both = choices.flatMap(({ header, sortKey: key }) => [
    { value: sortText({ key, direction: 'asc' }), label: tableTexts.ascending(header) },
    { value: sortText({ key, direction: 'desc' }), label: tableTexts.descending(header) },
  ])
  return isChosen ? both : [{ value: NONE, label: tableTexts.ownOrder }, ...both]
}
