import type { ActivitySummary } from '@guildhall/contract/activity'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/activity/copy.ts'
import { CHILDREN_PAGE, activityQueries } from '#features/activity/queries.ts'
import { formatTime } from '#ui/text/date-format.ts'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import styles from './calls-of-visit.module.css'
import { FactBlock } from './facts.tsx'
import { StatusTag } from '#features/activity/components/status-tag.tsx'
import { TypeTag } from '#features/activity/components/type-tag.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The calls that a page made, a few at a time. */
export function CallsOfVisit({ id }: { id: string }) {
  const { data, isFetching, isError, fetchNextPage } = useInfiniteQuery(activityQueries.children(id))
  const calls = data?.pages.flatMap((page) => page.data) ?? []
  const total = data?.pages.at(-1)?.pagination.total ?? 0
  return (
    <FactBlock title={copy.callsOfThisPage}>
      {data === undefined && isFetching && <SkeletonRows rows={CHILDREN_PAGE} columns={1} />}
      <ul className={cx(shared['list'], styles['calls'])}>
        {calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </ul>
      {isError && <p role="alert">{copy.failedToLoad}</p>}
      <LoadMore
        kind="next"
        pageSize={CHILDREN_PAGE}
        remaining={isError && !data ? CHILDREN_PAGE : total - calls.length}
        loading={isFetching}
        onMore={() => void fetchNextPage()}
      />
    </FactBlock>
  )
}

function Call({ call }: { call: ActivitySummary }) {
  return (
    <li className={cx(layout['row-10'], shared['shrinks'])}>
      <time dateTime={call.created_at} className={cx(shared['note'], shared['figures'])}>
        {formatTime(call.created_at)}
      </time>
      <TypeTag entry={call} />
      <Link
        to="/activities/$activityId"
        params={{ activityId: call.id }}
        className={cx(shared['clipped'], styles['name'])}
      >
        {call.title || copy.unnamed}
      </Link>
      {call.status === 'failed' && <StatusTag status="failed" />}
    </li>
  )
}
