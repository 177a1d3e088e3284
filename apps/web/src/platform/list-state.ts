import type { ListState } from '#ui/lists/list-faces.ts'
import { ApiError, failureText } from './api-error.ts'

/** What a query of any kind says about its load. */
interface Load {
  isPending: boolean
  isFetching: boolean
  error: Error | null
}

interface Shown {
  isEmpty: boolean
  isSearching: boolean
  isFiltered?: boolean
  onFirstPage: boolean
  messages?: ListState['messages'] | undefined
}

/** The state of a list whose rows come from a query. */
export function listState({ isPending, isFetching, error }: Load, { messages, ...shown }: Shown): ListState {
  return {
    loading: isPending,
    reloading: isFetching && !isPending,
    error: error !== null && spoken(error),
    ...shown,
    ...(messages && { messages }),
    ...(error instanceof ApiError && { requestId: error.requestId }),
  }
}

/** The state of a page about one thing: what went wrong is said in words of its own. */
export function thingState({ isPending, isFetching, error }: Load, isEmpty: boolean): ListState {
  return {
    loading: isPending,
    reloading: isFetching,
    error: error !== null && failureText(error, 'find'),
    isSearching: false,
    isEmpty,
    onFirstPage: true,
    ...(error instanceof ApiError && { requestId: error.requestId }),
  }
}

/** The server's own words about a wrong request; of everything else the list says that it went wrong. */
function spoken(error: Error): string | true {
  return (error instanceof ApiError && error.status === 422 && error.message) || true
}
