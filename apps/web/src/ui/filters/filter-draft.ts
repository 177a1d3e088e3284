/** Edits that wait for Apply, over the filters that the list shows. */
export interface FilterDraft<Filter extends object> {
  saved: Filter
  edited: Filter
}

export const draftOf = <Filter extends object>(saved: Filter): FilterDraft<Filter> => ({
  saved,
  edited: saved,
})

export function edit<Filter extends object>(
  draft: FilterDraft<Filter>,
  change: Partial<Filter>,
): FilterDraft<Filter> {
  return { ...draft, edited: { ...draft.edited, ...change } }
}

/** Cancel: back to what the list shows. */
export const revert = <Filter extends object>({ saved }: FilterDraft<Filter>): FilterDraft<Filter> =>
  draftOf(saved)

export function isPending<Filter extends object>({ saved, edited }: FilterDraft<Filter>): boolean {
  return changedIn(saved, edited).length > 0
}

/** The list was filtered from elsewhere (a chip, a cell, the address): what is not being edited follows. */
export function follow<Filter extends object>(
  { saved, edited }: FilterDraft<Filter>,
  next: Filter,
): FilterDraft<Filter> {
  return { saved: next, edited: { ...next, ...Object.fromEntries(changedIn(saved, edited)) } }
}

/** Of two filters, or of two values of one. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function changedIn(saved: object, edited: object): [string, unknown][] {
  const before = new Map(Object.entries(saved))
  return Object.entries(edited).filter(([key, value]) => !isSame(before.get(key), value))
}
