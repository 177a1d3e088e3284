import type { RelatedPerson } from '@guildhall/contract/experts/related-people'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { periodText } from '#features/experts/period.ts'
import { expertQueries } from '#features/experts/queries.ts'
import { prefixOf } from '#platform/addresses.ts'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { rowLink, Table } from '#ui/lists/table.tsx'
import { copy } from '#features/experts/copy.ts'
import styles from './related-people.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The experts who work or worked at a company, as far as the reader may see them. */
export function RelatedPeople({ companyId }: { companyId: string }) {
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const prefix = prefixOf(useSignedIn()) ?? ''
  const list = useQuery(expertQueries.ofCompany(companyId, { keyword, page }))
  const { data: rows = [], pagination } = list.data ?? {}
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '',
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages: { empty_data: 'No expert that you may see has worked here.' },
  })
  const search = (text: string) => {
    setKeyword(text)
    setPage(1)
  }
  return (
    <>
      <div className={styles['search']}>
        <SearchBox label={copy.searchByNameOr} value={keyword} onSearch={search} focusOnSlash={false} />
      </div>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        onClear={() => search('')}
        skeleton={<SkeletonRows rows={3} columns={3} hasAvatar />}
      >
        <Table
          caption={copy.relatedPeople}
          columns={columnsFor(prefix)}
          rows={rows}
          rowId={({ id }) => id}
          reloading={state.reloading ?? false}
          card={cardsFor(prefix)}
        />
        {pagination && <Pagination {...pagination} onPage={setPage} />}
      </ListStates>
    </>
  )
}

function cardsFor(prefix: string) {
  return (row: RelatedPerson) => <PersonCard person={row} prefix={prefix} />
}

function columnsFor(prefix: string): Column<RelatedPerson>[] {
  return [
    { id: 'name', header: 'Expert', cell: (row) => <Who person={row} prefix={prefix} /> },
    { id: 'jobs', header: 'Worked here as', cell: ({ jobs }) => <Jobs jobs={jobs} /> },
    { id: 'current', header: 'Now', cell: ({ is_current: isCurrent }) => <Now isCurrent={isCurrent} /> },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  ]
}

function Who({
  person: { id, name, photo, job_title: title },
  prefix,
}: {
  person: RelatedPerson
  prefix: string
}) {
  return (
    <div className={cx(layout['row-12'], shared['shrinks'])}>
      <Avatar name={name} photo={photo} />
      <div className={cx(layout['stack'], shared['shrinks'])}>
        <Link to={`/${prefix}/experts/${id}`} className={rowLink}>
          {name}
        </Link>
        <span className={cx(shared['note'], shared['flush'])}>{title}</span>
      </div>
    </div>
  )
}

function Jobs({ jobs }: Pick<RelatedPerson, 'jobs'>) {
  return (
    <ul className={cx(shared['list'], layout['stack-4'])}>
      {jobs.map((job) => (
        <li key={`${job.title} ${job.start_at}`}>
          {job.title}
          <p className={cx(shared['note'], shared['flush'])}>
            {periodText(job.start_at, job.end_at, job.currently_working)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Now({ isCurrent }: { isCurrent: boolean }) {
  return (
    <Badge tone={isCurrent ? 'success' : 'secondary'} withDot={false}>
      {isCurrent ? copy.worksHere : copy.former}
    </Badge>
  )
}

function PersonCard({ person, prefix }: { person: RelatedPerson; prefix: string }) {
  return (
    <div className={layout['stack-10']}>
      <div className={layout['spread-8']}>
        <Who person={person} prefix={prefix} />
        <StatusBadge status={person.status} />
      </div>
      <Now isCurrent={person.is_current} />
      <Jobs jobs={person.jobs} />
    </div>
  )
}
