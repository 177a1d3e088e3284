import type { ActivitySummary } from '@guildhall/contract/activity'
import { Switch } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { requireFound } from '#platform/missing.ts'
import { crumbLink } from '#platform/crumb-link.tsx'
import { thingState } from '#platform/list-state.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { SessionEntry } from './components/session-entry.tsx'
import { copy } from './copy.ts'
import { activityQueries } from './queries.ts'
import styles from './session-page.module.css'
import { sessionText } from './session-text.ts'
import { useShowReads } from './use-show-reads.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

/** One visit of somebody from signing in to signing out, as sentences (NEXT N5). */
export function SessionPage() {
  const { sessionId = '' } = useParams({ strict: false })
  const [hasReads, showReads] = useShowReads({ type: 'all' })
  const list = useInfiniteQuery(activityQueries.session(sessionId, hasReads))
  const { data, error, isFetching, isFetchingNextPage } = list
  requireFound(error)
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const total = data?.pages[0]?.pagination.total
  const state = {
    ...thingState(list, rows.length === 0),
    reloading: isFetching && !isFetchingNextPage,
    messages: { empty_data: copy.onlyReads },
  }
  return (
    <>
      <Head first={rows[0]} total={total} />
      <div className={styles['bar']}>
        <Switch
          label={copy.showReads}
          checked={hasReads}
          onChange={(event) => showReads(event.currentTarget.checked)}
        />
      </div>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={8} columns={2} />}
      >
        <ol
          className={cx(shared['card'], shared['list'], shared['lined'], styles['entries'])}
          aria-label={copy.sessionTitle}
        >
          {rows.map((entry, index) => (
            <SessionEntry key={entry.id} entry={entry} day={newDay(entry, rows[index - 1])} />
          ))}
        </ol>
        <InfiniteScroll
          hasMore={list.hasNextPage}
          loading={isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
          label={copy.loadMore}
        />
      </ListStates>
    </>
  )
}

/** Whose it was, on which device and day; a row does not know, its entry does. */
function Head({ first, total }: { first: ActivitySummary | undefined; total: number | undefined }) {
  const { data: entry } = useQuery({
    ...activityQueries.details(first?.id ?? ''),
    enabled: first !== undefined,
  })
  const title =
    first === undefined ? copy.sessionTitle : copy.sessionOf(first.created_by?.name ?? copy.nobody)
  const facts = [entry && sessionText(entry), entry?.ip, total !== undefined && copy.entries(total)]
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: copy.listTitle, href: '/activities' }, { label: copy.sessionTitle }]}
        renderLink={crumbLink}
        title={title}
      />
      <p className={cx(shared['note'], styles['facts'])}>{dotted(facts)}</p>
    </>
  )
}

function newDay(entry: ActivitySummary, before: ActivitySummary | undefined): string | undefined {
  const day = formatDate(entry.created_at)
  return before !== undefined && day !== formatDate(before.created_at) ? day : undefined
}
