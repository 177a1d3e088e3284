import type { OpenSort } from '@guildhall/contract/hiring/expert-projects'
import { useQuery } from '@tanstack/react-query'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from './copy.ts'
import { FindTools, ONLY } from './components/own/find-tools.tsx'
import { OwnDialogPlace } from './components/own/own-actions.tsx'
import { ProjectCard } from './components/own/project-card.tsx'
import { OPEN_SEARCH } from './open-search.ts'
import { hiringQueries } from './queries.ts'
import type { HiringSlots } from './slots.ts'

const NONE = {
  keyword: undefined,
  type: undefined,
  is_remote: undefined,
  fits: undefined,
  pays_rate: undefined,
  closes_soon: undefined,
  page: undefined,
}

/** The projects that an expert may apply for, the best match first. */
export function FindProjectsPage({ slots }: { slots: HiringSlots }) {
  const { filter, setFilter } = useFilter(OPEN_SEARCH)
  const { keyword = '', type = [], sort, page = 1 } = filter
  const order: OpenSort = sort?.key ?? 'fit'
  const only = ONLY.filter((key) => filter[key])
  const asked = {
    type: type.length > 0 ? type : undefined,
    ...Object.fromEntries(only.map((key) => [key, 'true' as const])),
  }
  const list = useQuery(hiringQueries.ownProjects({ tab: 'open', keyword, ...asked, sort: order, page }))
  const { data: rows = [], pagination, messages } = list.data ?? {}
  const isNarrowed = keyword !== '' || type.length > 0 || only.length > 0
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: isNarrowed,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages,
  })
  const clear = () => setFilter(NONE)
  return (
    <>
      <PageHeader title={copy.findProjects} />
      <FindTools
        {...{ keyword, type, only, order }}
        onChange={(change) => setFilter({ ...change, page: undefined })}
        onClear={isNarrowed && !state.isEmpty ? clear : undefined}
      />
      <OwnDialogPlace>
        {(ask) => (
          <ListStates
            state={state}
            onRefresh={() => void list.refetch()}
            onClear={clear}
            skeleton={<SkeletonRows rows={4} columns={2} areCards />}
          >
            <ul className={cx(shared['list'], layout['stack-12'])} aria-label={copy.openProjects}>
              {rows.map((brief) => (
                <ProjectCard key={brief.id} brief={brief} ask={ask} Heart={slots.Heart} />
              ))}
            </ul>
            {pagination && <Pagination {...pagination} onPage={(next) => setFilter(toPage(next))} />}
          </ListStates>
        )}
      </OwnDialogPlace>
    </>
  )
}
