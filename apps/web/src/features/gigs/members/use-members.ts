import type { MemberType, NewMember } from '@guildhall/contract/gigs/members'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError, failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { useTimer } from '#ui/hooks/use-timer.ts'
import { copy, RELOAD_DELAY } from './copy.ts'
import { addMembers, memberQueries } from './queries.ts'

/** The members of one type, as far as they are loaded; `enabled: false` while nobody asks for them. */
export function useMembers(gigId: string, type: MemberType, asked: { enabled?: boolean } = {}) {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({ ...memberQueries.all(gigId, type), ...asked })
  return {
    members: data?.members ?? [],
    total: data?.total ?? 0,
    isPending,
    isError,
    refetch: () => void refetch(),
    more: {
      hasMore: hasNextPage,
      loading: isFetchingNextPage,
      onMore: () => void fetchNextPage(),
    },
  }
}

/** Loads the content of the page again, six seconds after Done (spec 002 §4, PRODUCT DV-4). */
export function useLateReload() {
  const router = useRouter()
  const queries = useQueryClient()
  const timer = useTimer()
  return () =>
    timer.start(() => {
      void queries.invalidateQueries()
      void router.invalidate()
    }, RELOAD_DELAY)
}

/** Sends the chosen members; what went wrong is said in the server's words where it has some (PRODUCT DV-2). */
export function useAdding(gigId: string) {
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['gigs'],
    textOf: (error) => firstWords(error, copy.addFailed),
  })
  return { isPending, send: (members: readonly NewMember[]) => run(() => addMembers(gigId, members)) }
}

/** What the server says of the fields, else of the whole, else `rest`. */
export function firstWords(error: unknown, rest: string): string {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
    ? failureText(error, 'update')
    : rest
}
