import type { ActivitySummary } from '@guildhall/contract/activity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gigQueries } from '#features/gigs/queries.ts'
import type { GigTabProps } from '#features/gigs/slots.ts'
import { listState } from '#platform/list-state.ts'
import type { Read } from '#platform/address-readers.ts'
import { useFilter } from '#platform/use-filter.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { ChoiceChips } from '#ui/filters/choice-chips.tsx'
import { ListViews } from '#ui/filters/views-place.tsx'
import { formatDateTime } from '#ui/text/date-format.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { sortText, type Sort } from '#ui/lists/table-sort.ts'
import { Table } from '#ui/lists/table.tsx'
import { spelt } from '#ui/text/wording.ts'
import { cx } from '#ui/theme/class-names.ts'
import styles from './gig-activities.module.css'
import { ACTIVITY_SEARCH, askedOf } from './activity-choice.ts'
import { copy } from '#features/gigs/copy.ts'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'

const TYPES = [
  { value: 'all', label: 'All' },
  { value: 'visit', label: 'Visit' },
  { value: 'submit', label: 'Submit' },
]
const STATUSES = [
  { value: 'success', label: 'Success' },
  { value: 'failed', label: 'Failed' },
]

/** What has happened to the project, with what changed (spec 002 §2). */
export function GigActivities({ gig }: { gig: Pick<GigTabProps['gig'], 'id'> }) {
  const { filter, setFilter } = useFilter(ACTIVITY_SEARCH)
  const { order: sort, page: number = 1, keyword } = filter
  const query = useQuery(
    gigQueries.activities(gig.id, {
      ...askedOf(filter),
      keyword,
      order: sortText(sort),
      page: String(number),
    }),
  )
  const rows = query.data?.data ?? []
  const state = listState(query, {
    isEmpty: rows.length === 0,
    isSearching: [filter.keyword, filter.type, filter.status].some((one) => one !== undefined),
    toFirst: number > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: query.data?.messages,
  })
  const order = (next: Sort | undefined) => setFilter({ order: sortText(next), page: undefined })
  const clear = () => setFilter({ keyword: undefined, type: undefined, status: undefined, page: undefined })
  return (
    <div className={shared['padded']}>
      {/* The views of a list are those of a page; this is a part of one. */}
      <ListViews value={undefined}>
        <ChoiceChips
          searchLabel={copy.searchActivities}
          search={filter.keyword ?? ''}
          onSearch={(text) => setFilter({ keyword: text, page: undefined }, { replace: true })}
          choices={choicesOf(filter)}
          onChoose={(key, [chosen]) => setFilter({ [key]: chosen, page: undefined })}
          onClear={state.isEmpty ? undefined : clear}
        />
      </ListViews>
      <ListStates state={state} onRefresh={() => void query.refetch()} onClear={clear}>
        <Table
          caption={copy.activities}
          columns={COLUMNS}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          onSort={order}
          reloading={query.isPlaceholderData}
        />
        {query.data && (
          <Pagination {...query.data.pagination} onPage={(next) => setFilter({ page: String(next) })} />
        )}
      </ListStates>
    </div>
  )
}

function choicesOf({ type, status }: Read<typeof ACTIVITY_SEARCH>) {
  return [
    {
      key: 'type' as const,
      label: copy.type,
      none: copy.whatChanged,
      options: TYPES,
      chosen: type === undefined ? [] : [type],
      isSingle: true,
    },
    {
      key: 'status' as const,
      label: copy.status,
      options: STATUSES,
      chosen: status === undefined ? [] : [status],
      isSingle: true,
    },
  ]
}

const COLUMNS: Column<ActivitySummary>[] = [
  { id: 'activity', header: 'Activity', sortKey: 'title', cell: (row) => <Activity row={row} /> },
  {
    id: 'date',
    header: 'Date',
    sortKey: 'created_at',
    cell: (row) => <span title={formatDateTime(row.created_at)}>{row.created_at_diff}</span>,
    tone: 'secondary',
  },
]

function Activity({ row: { title, status, created_by: by, children = [] } }: { row: ActivitySummary }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles['activity']}>
      <Avatar name={by?.name ?? 'Automatic'} photo={by?.photo} />
      <div>
        <div className={shared['strong']}>
          {title} {status === 'failed' && <Badge tone="danger">{spelt('Faild')}</Badge>}
        </div>
        <div className={shared['note']}>
          {by?.name ?? copy.automatic}
          {children.length > 0 && (
            <button
              type="button"
              className={cx(shared['bare'], reach['alone'], styles['more'])}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {copy.changeCount(children.length)}
            </button>
          )}
        </div>
        {isOpen && (
          <ul className={styles['changes']}>
            {children.map(({ title: field, from, to }) => (
              <li key={field}>
                {field}: {from !== null && <del>{from}</del>} {to ?? copy.removed}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
