/** What a list knows about itself. */
export type ListState = {
  /** The first load: nothing to show yet. */
  loading: boolean
  /** The last load failed; the text of the server, where it gave one. */
  error: boolean | string
  /** Old rows are on screen while new ones load. */
  reloading?: boolean
  isSearching: boolean
  /** Narrowed without a search: the words stay those of an empty list, but there is a way back. */
  isFiltered?: boolean
  isEmpty: boolean
  /** The way to the first page, from any other one. */
  toFirst?: (() => void) | undefined
  messages?: { empty_data?: string | undefined }
  /** Shown in small grey below an error, for the support. */
  requestId?: string
}

export type ListFace = 'loading' | 'error' | 'empty' | 'rows'

/** Rows that are there stay, whatever happens to the load of the next ones. */
export function listFace({ loading, error, isEmpty }: ListState): ListFace {
  if (!isEmpty) return 'rows'
  if (loading) return 'loading'
  return error ? 'error' : 'empty'
}

/** REFRESH loads the same page again, RESET goes back to the first one. */
export function refreshLabel({ isEmpty, toFirst }: ListState): 'REFRESH' | 'RESET' {
  return isEmpty || toFirst === undefined ? 'REFRESH' : 'RESET'
}

/** What the button with that label does. */
export function refreshList({ isEmpty, toFirst }: ListState, refetch: () => void): void {
  if (isEmpty || toFirst === undefined) refetch()
  else toFirst()
}

/** The words of an empty list. */
export function emptyText({ isSearching, messages }: ListState): string {
  if (isSearching) return 'No results'
  return messages?.empty_data ?? 'No Data'
}
