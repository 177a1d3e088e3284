import type { ListState } from '#ui/lists/list-faces.ts'
import { ApiError, failureText } from './api-error.ts'

/** What a query of any kind says about its load. */
interface Load {
  /** Undefined until something has come. */
  data: unknown
  isPending: boolean
  isFetching: boolean
  error: Error | null
}

interface Shown {
  /** Nothing to show although it has come; false where the page has words of its own for that. */
  isEmpty: boolean
  isSearching?: boolean
  isFiltered?: boolean
  toFirst?: ListState['toFirst']
  messages?: ListState['messages'] | undefined
}

/** The state of a list whose rows come from a query. */
export function listState({ data, isPending, isFetching, error }: Load, { messages, ...shown }: Shown) {
  return {
    loading: isPending,
    reloading: isFetching && !isPending,
    error: error !== null && spoken(error),
    isSearching: false,
    ...shown,
    // What has not come is neither there nor known to be missing.
    isEmpty: shown.isEmpty || data === undefined,
    ...(messages && { messages }),
    ...(error instanceof ApiError && { requestId: error.requestId }),
  }
}

/** The state of a page about one thing, or of a part of it: what went wrong is said in words of its own. */
export function thingState(load: Load, isEmpty: boolean): ListState {
  return { ...listState(load, { isEmpty }), error: load.error !== null && failureText(load.error, 'find') }
}

const SPOKEN = [404, 422]

/** What is missing is Not Found, a wrong question has the server's words; of everything else the list says that it went wrong. */
function spoken(error: Error): string | true {
  return error instanceof ApiError && SPOKEN.includes(error.status) ? failureText(error, 'list') : true
}
