import type { Sort } from '#ui/lists/table-sort.ts'
import { SortSelect } from '#ui/lists/table/sort-select.tsx'
import icParts from './ic-parts.module.css'

/** What the list is ordered by. */
export const IC_ORDERS = [
  { sortKey: 'name', header: 'Name' },
  { sortKey: 'onboarded_at', header: 'Onboarded' },
  { sortKey: 'gigs_done', header: 'Done' },
  { sortKey: 'rating', header: 'Rating' },
]

type Props = { sort: Sort | undefined; onSort: (sort: Sort | undefined) => void }

/** The order on a phone: it shares a line with the views of the list. */
export function IcOrder(props: Props) {
  return (
    <div className={icParts['order']}>
      <SortSelect choices={IC_ORDERS} cycle="sticky" {...props} />
    </div>
  )
}
