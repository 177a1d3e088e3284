import { WIDGET_STATUSES, type WidgetQuery } from '@guildhall/contract/widgets'
import type { FilterWords } from '#ui/filters/filter-words.ts'

export const copy = {
  title: 'Widgets',
  searchLabel: 'Search widgets',
  statusLabel: 'Status',
  empty: 'There is no widget yet.',
  add: 'Add widget',
  edit: 'Edit widget',
  titleLabel: 'Title',
  bodyLabel: 'Text',
  save: 'Save',
  created: 'The widget has been added.',
  updated: 'The widget has been saved.',
  deleted: 'The widget has been deleted.',
  stale: 'Somebody else changed this widget in the meantime. Close it and open it again to see theirs.',
} as const

/** What the list may be filtered by: one that the query has and this does not name does not compile. */
export const FILTERS: FilterWords<typeof WidgetQuery> = {
  status: {
    label: copy.statusLabel,
    all: 'Any status',
    options: WIDGET_STATUSES.map((value) => ({ value, label: value })),
  },
}
