import { moneyText } from '@guildhall/contract/money'
import type { ExpertProject } from '@guildhall/contract/experts/profile'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { expertQueries } from '#features/experts/queries.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { listState } from '#platform/list-state.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { Pay } from '#ui/marks/pay.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table, rowLink } from '#ui/lists/table.tsx'
import { copy } from '#features/experts/copy.ts'
import { Block } from '#features/experts/components/block.tsx'
import { NotProvided } from './not-provided.tsx'
import styles from './provider-projects.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The provider's own projects that an expert took part in (specification spec 001 §2.7). */
export function ProviderProjects({ personId }: { personId: string }) {
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const prefix = prefixOf(useSignedIn())
  const query = useQuery(expertQueries.projects(personId, { keyword, page }))
  const { data } = query
  const state = listState(query, {
    isEmpty: data === undefined || data.data.length === 0,
    isSearching: keyword !== '',
    toFirst: page > 1 ? () => setPage(1) : undefined,
  })
  const search = (text: string) => {
    setKeyword(text)
    setPage(1)
  }
  if (data?.pagination.total === 0 && keyword === '') {
    return (
      <Block title={copy.providerProjects}>
        <NotProvided text={copy.noProjectsYet} />
      </Block>
    )
  }
  return (
    <Block title={copy.providerProjects}>
      <div className={styles['search']}>
        <SearchBox label={copy.searchProjects} value={keyword} onSearch={search} focusOnSlash={false} />
      </div>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        onClear={() => search('')}
        skeleton={<SkeletonRows rows={3} columns={3} />}
      >
        <Table
          caption={copy.providerProjects}
          columns={columnsFor(prefix)}
          rows={data?.data ?? []}
          rowId={({ id }) => id}
          card={cardFor(prefix)}
          reloading={query.isPlaceholderData}
        />
        {data && <Pagination {...data.pagination} onPage={setPage} />}
      </ListStates>
    </Block>
  )
}

type Shown = { project: ExpertProject; prefix: string | undefined }

function Title({ project: { id, title }, prefix }: Shown) {
  if (prefix === undefined) return title
  return (
    <Link to={`/${prefix}/projects/${id}`} className={rowLink}>
      {title}
    </Link>
  )
}

function cardFor(prefix: string | undefined) {
  return (project: ExpertProject) => <ProjectCard project={project} prefix={prefix} />
}

/** Without owner, date and rate, which phones do not show (specification spec 001 §2.7). */
function ProjectCard({ project, prefix }: Shown) {
  return (
    <div className={cx(layout['stack-8'], styles['card'])}>
      <Title project={project} prefix={prefix} />
      <StatusBadge status={project.status} />
      {project.approvedBy && (
        <span className={shared['note']}>{copy.approvedBy(project.approvedBy.name)}</span>
      )}
    </div>
  )
}

function columnsFor(prefix: string | undefined): Column<ExpertProject>[] {
  return [
    {
      id: 'title',
      header: 'Project',
      cell: (project) => <Title project={project} prefix={prefix} />,
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    // Where there is no room, first what phones leave out.
    { id: 'owner', header: 'Owner', cell: ({ createdBy }) => createdBy?.name ?? '', spare: 'last' },
    { id: 'approver', header: 'Approved by', cell: ({ approvedBy }) => approvedBy?.name ?? '' },
    {
      id: 'date',
      header: 'Date',
      cell: (row) => (
        <span className={shared['keeps-line']}>{formatDate(row.assigned_at ?? row.created_at)}</span>
      ),
      tone: 'secondary',
      spare: 'last',
    },
    {
      id: 'rate',
      header: 'Rate',
      cell: ({ rate, rate_type: type, currency }) => (
        <Pay text={moneyText(rate, type, currency ?? undefined)} />
      ),
      align: 'numeric',
    },
  ]
}
