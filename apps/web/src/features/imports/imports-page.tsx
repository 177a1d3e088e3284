import { useQuery } from '@tanstack/react-query'
import { page } from '#platform/address-readers.ts'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { ImportList } from './components/import-list.tsx'
import { NewImport } from './components/new-import.tsx'
import { copy } from './copy.ts'
import styles from './imports.module.css'
import { importQueries } from './queries.ts'
import shared from '#ui/theme/shared.module.css'

const SEARCH = { page }

/** Where a file comes in, and those that came before. */
export function ImportsPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { page = 1 } = filter
  const query = useQuery(importQueries.page(page))
  const rows = query.data?.data ?? []
  const state = listState(query, {
    isEmpty: rows.length === 0,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: { empty_data: copy.empty },
  })
  return (
    <>
      <PageHeader title={copy.title} />
      <div className={styles['page']}>
        <NewImport />
        <section aria-labelledby="earlier-imports" className={styles['section']}>
          <h2 id="earlier-imports" className={shared['heading']}>
            {copy.earlier}
          </h2>
          <ListStates
            state={state}
            onRefresh={() => void query.refetch()}
            skeleton={<SkeletonRows rows={3} columns={4} />}
          >
            <ImportList imports={rows} />
            {query.data && (
              <Pagination {...query.data.pagination} onPage={(next) => setFilter(toPage(next))} />
            )}
          </ListStates>
        </section>
      </div>
    </>
  )
}
