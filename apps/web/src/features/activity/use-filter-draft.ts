import { useState } from 'react'
import { NO_FILTER, draftOf, edit, follow, isPending, isSame, revert } from './filter-draft.ts'
import type { ActivityFilter } from './filter-draft.ts'

/** The edits of the filter card; they follow what the list is filtered by. */
export function useFilterDraft(saved: ActivityFilter) {
  const [draft, setDraft] = useState(() => draftOf(saved))
  // During the render, so that nothing stale is painted when the address changes.
  if (!isSame(draft.saved, saved)) setDraft(follow(draft, saved))
  return {
    edited: draft.edited,
    isPending: isPending(draft),
    edit: (change: Partial<ActivityFilter>) => setDraft((before) => edit(before, change)),
    revert: () => setDraft(revert),
    clear: () => setDraft((before) => edit(before, NO_FILTER)),
  }
}
export type FilterDraftEditor = ReturnType<typeof useFilterDraft>
