import type { Counted } from '@guildhall/contract/insights'
import { INSIGHT_NAMES, INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { queryString } from '@guildhall/contract/calling'
import { useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { prefixOf } from '#platform/addresses.ts'
import { crumbLink } from '#platform/crumb-link.tsx'
import { listState } from '#platform/list-state.ts'
import { requireFound } from '#platform/missing.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { CountedTable } from './components/counted-table.tsx'
import { labelText } from './components/label-text.ts'
import { copy } from './copy.ts'
import { COUNTED_SEARCH, insightQueries } from './queries.ts'

/** Those that one figure counts, as many as it says. */
export function CountedPage() {
  const { name: typed = '' } = useParams({ strict: false })
  const name = INSIGHT_NAMES.find((one) => one === typed)
  if (name === undefined) throw notFound()
  return <CountedBy name={name} />
}

function CountedBy({ name }: { name: InsightName }) {
  const prefix = prefixOf(useSignedIn()) ?? 'admin'
  const { filter, setFilter } = useFilter(COUNTED_SEARCH)
  const { label = '', column, page: _page, ...asked } = filter
  const query = useQuery(insightQueries.counted(name, filter))
  requireFound(query.error)
  const rows: Counted[] = query.data?.data ?? []
  const state = listState(query, {
    isEmpty: rows.length === 0,
    toFirst: (filter.page ?? 1) > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: { empty_data: copy.nobody },
  })
  return (
    <>
      <PageHeader
        title={labelText(label)}
        breadcrumb={[
          { label: copy.title, href: `/${prefix}/insights${queryString(asked)}` },
          { label: INSIGHTS[name].title },
        ]}
        renderLink={crumbLink}
      />
      <p>{whatText(name, column, query.data?.pagination.total)}</p>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={8} columns={3} />}
      >
        <CountedTable name={name} rows={rows} />
        {query.data && (
          <Pagination
            {...query.data.pagination}
            onPage={(next) => setFilter({ page: next > 1 ? next : undefined })}
          />
        )}
      </ListStates>
    </>
  )
}

/** `Applications by week, Approved: 12` */
function whatText(name: InsightName, column: string | undefined, total: number | undefined): string {
  const { columns, listed, title } = INSIGHTS[name]
  const heading = columns.find(([key]) => key === (column ?? listed[0]))?.[1]
  const what = heading === undefined ? title : `${title}, ${heading}`
  return total === undefined ? what : `${what}: ${total.toLocaleString('en-US')}`
}
