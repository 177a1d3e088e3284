import type { Activity, ActivitySummary } from '@guildhall/contract/activity'
import { useInfiniteQuery } from '@tanstack/react-query'
import { activityQueries } from './queries.ts'

/** Steps in each direction that 'View full timeline' takes at a time. */
const FULL_STEPS = 10

export interface TimelineEnd {
  /** Another entry may follow. */
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  load: () => void
}

/** The session around an entry: the neighbours at once, further ones a step at a time. */
export function useTimeline(target: Activity) {
  const before = useInfiniteQuery(activityQueries.steps(target.id, 'previous'))
  const after = useInfiniteQuery(activityQueries.steps(target.id, 'next'))
  const entries: ActivitySummary[] = [...(before.data ?? []).toReversed(), target, ...(after.data ?? [])]
  return {
    entries,
    earlier: endOf(before),
    later: endOf(after),
    loadFull: () => void Promise.all([walk(before), walk(after)]),
  }
}
export type SessionTimeline = ReturnType<typeof useTimeline>

interface Steps {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => Promise<{ hasNextPage: boolean; isError: boolean }>
}

function endOf({ hasNextPage, isFetching, isError, fetchNextPage }: Steps): TimelineEnd {
  return { hasMore: hasNextPage, isLoading: isFetching, hasFailed: isError, load: () => void fetchNextPage() }
}

async function walk(steps: Steps): Promise<void> {
  if (!steps.hasNextPage) return
  for (let taken = 0; taken < FULL_STEPS; taken += 1) {
    // Each step starts where the one before it has led.
    const { hasNextPage, isError } = await steps.fetchNextPage()
    if (!hasNextPage || isError) return
  }
}
