import { useState } from 'react'
import { draftOf, edit, follow, isPending, isSame, revert } from './filter-draft.ts'

/** The edits of a filter card; they follow what the list is filtered by. `none` is the filter that lets all through. */
export function useFilterDraft<Filter extends object>(saved: Filter, none: Filter) {
  const [draft, setDraft] = useState(() => draftOf(saved))
  // During the render, so that nothing stale is painted when the address changes.
  if (!isSame(draft.saved, saved)) setDraft(follow(draft, saved))
  return {
    edited: draft.edited,
    isPending: isPending(draft),
    edit: (change: Partial<Filter>) => setDraft((before) => edit(before, change)),
    revert: () => setDraft(revert),
    clear: () => setDraft((before) => edit(before, none)),
  }
}

export interface FilterDraftEditor<Filter extends object> {
  edited: Filter
  isPending: boolean
  edit: (change: Partial<Filter>) => void
  revert: () => void
  clear: () => void
}
