import { PROJECT_TABS, type ProjectTab } from '@guildhall/contract/hiring/expert-projects'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { oneOf, page, readAddress, words } from '#platform/address-readers.ts'
import type { AskFirst } from '#platform/calls/first-calls.ts'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { TabCount, TabList } from '#ui/layout/tab-list.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from './copy.ts'
import styles from './components/hiring.module.css'
import { OwnDialogPlace } from './components/own/own-actions.tsx'
import { ProjectCard } from './components/own/project-card.tsx'
import { hiringQueries } from './queries.ts'
import type { HiringSlots } from './slots.ts'

const SEARCH = {
  tab: oneOf(PROJECT_TABS),
  keyword: words(),
  page,
}

const LABELS: Record<ProjectTab, string> = {
  open: 'Open',
  requested: 'Requested',
  in_review: 'In review',
  active: 'Active',
  past: 'Past',
}

/** How many there are, and the tab that it begins with, with the first page. */
export const askFirst: AskFirst = async (cache, { search }) => {
  const { tab, keyword = '', page = 1 } = readAddress(SEARCH, search)
  const list = (start: ProjectTab) =>
    cache.prefetchQuery(hiringQueries.ownProjects({ tab: start, keyword, page }))
  const counts = cache.fetchQuery(hiringQueries.ownCounts())
  const start = tab === undefined ? counts.then(({ data }) => startOf(data)) : Promise.resolve(tab)
  await Promise.allSettled([counts, start.then(list)])
}

/** The projects of an expert: open ones, requests, applications, work and what is over (PRODUCT S-10). */
export function ExpertProjectsPage({ slots }: { slots: HiringSlots }) {
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', page = 1 } = filter
  const { data: counts, isError } = useQuery(hiringQueries.ownCounts())
  // Without figures it begins as it does where nothing waits.
  const start = useStart(isError ? NO_COUNTS : counts)
  const tab = filter.tab ?? start ?? 'open'
  const list = useQuery({
    ...hiringQueries.ownProjects({ tab, keyword, page }),
    enabled: filter.tab !== undefined || start !== undefined,
  })
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '',
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: list.data?.messages,
  })
  return (
    <>
      <PageHeader title={copy.myProjects} />
      <Tabs value={tab} onChange={(next) => setFilter({ tab: next, page: undefined })} keepMounted={false}>
        <TabList current={tab}>
          {PROJECT_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {LABELS[one]} <TabCount value={counts?.[one]} />
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value={tab}>
          <div className={cx(layout['row-wrap-12'], styles['tools'])}>
            <SearchBox
              label={copy.searchProjects}
              value={keyword}
              onSearch={(text) => setFilter({ keyword: text, page: undefined }, { replace: true })}
            />
          </div>
          <OwnDialogPlace>
            {(ask) => (
              <ListStates
                state={state}
                onRefresh={() => void list.refetch()}
                onClear={() => setFilter({ keyword: undefined, page: undefined })}
                skeleton={<SkeletonRows rows={4} columns={2} areCards />}
              >
                <ul
                  className={cx(shared['list'], layout['stack-12'])}
                  aria-label={copy.projectsOf(LABELS[tab])}
                >
                  {rows.map((brief) => (
                    <ProjectCard key={brief.id} brief={brief} ask={ask} Heart={slots.Heart} />
                  ))}
                </ul>
                {list.data && (
                  <Pagination {...list.data.pagination} onPage={(next) => setFilter(toPage(next))} />
                )}
              </ListStates>
            )}
          </OwnDialogPlace>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

/** What is theirs comes first: an answer that is due, then their work. It stays while the counts change. */
const NO_COUNTS: Record<ProjectTab, number> = { open: 0, requested: 0, in_review: 0, active: 0, past: 0 }

function useStart(counts: Record<ProjectTab, number> | undefined): ProjectTab | undefined {
  const [start, setStart] = useState<ProjectTab>()
  if (start !== undefined || counts === undefined) return start
  const first = startOf(counts)
  setStart(first)
  return first
}

function startOf(counts: Record<ProjectTab, number>): ProjectTab {
  return (['requested', 'active', 'in_review'] as const).find((tab) => counts[tab] > 0) ?? 'open'
}
