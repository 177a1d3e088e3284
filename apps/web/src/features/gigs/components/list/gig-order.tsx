import { SortSelect } from '#ui/lists/table/sort-select.tsx'
import type { GigListProps } from './gig-table.tsx'

/** What the heads of the table sort by (PRODUCT S-05). */
const CHOICES = [
  { sortKey: 'name', header: 'Project' },
  { sortKey: 'deadline', header: 'Deadline' },
  { sortKey: 'updated_at', header: 'Updated' },
]

/** The order of the projects, where they are cards and have no heads of columns. */
export function GigOrder(props: Pick<GigListProps, 'sort' | 'onSort'>) {
  return <SortSelect choices={CHOICES} cycle="three" {...props} />
}
