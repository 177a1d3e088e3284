import type { CompanyEvent } from '@guildhall/contract/companies/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy, EVENT_NAMES, FIELD_NAMES } from '#features/companies/copy.ts'
import { companyQueries } from '#features/companies/queries.ts'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { shortened } from '#ui/text/see-more.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import styles from './history-tab.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Longer texts are cut: the history says that they changed. */
const MAX_TEXT = 160

/** What happened to the company and to those that were merged into it, newest first. */
export function HistoryTab({ company }: { company: { id: string; name: string } }) {
  const [page, setPage] = useState(1)
  const list = useQuery(companyQueries.history(company.id, page))
  const { data: events = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: events.length === 0,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages,
  })
  return (
    <ListStates
      state={state}
      onRefresh={() => void list.refetch()}
      skeleton={<SkeletonRows rows={4} columns={1} />}
    >
      <ol className={cx(layout['stack'], shared['list'], shared['lined'])}>
        {events.map((event) => (
          <Event key={event.id} event={event} isOther={event.title !== company.name} />
        ))}
      </ol>
      {pagination && <Pagination {...pagination} onPage={setPage} />}
    </ListStates>
  )
}

function Event({ event, isOther }: { event: CompanyEvent; isOther: boolean }) {
  const { actor_name: actor, kind, title, created_at: at, differences } = event
  return (
    <li className={styles['event']}>
      <p className={cx(layout['wraps'], styles['head'])}>
        <span>
          <strong>{actor ?? copy.thePortal}</strong> {EVENT_NAMES[kind] ?? kind}
          {isOther && copy.keptThen(title)}
        </span>
        <RelativeTime date={at} />
      </p>
      {differences !== null && (
        <ul className={cx(layout['stack-2'], styles['changes'])}>
          {Object.entries(differences).map(([field, { from, to }]) => (
            <li key={field}>
              <span className={shared['quiet']}>{FIELD_NAMES[field] ?? field}:</span>{' '}
              {from !== null && from !== undefined && `${valueText(from)} → `}
              {valueText(to)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  return shortened(typeof value === 'string' ? value : JSON.stringify(value), MAX_TEXT)
}
