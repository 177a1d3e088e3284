/** Texts of every filter, letter by letter as the specification fixes them (spec 000 §2 and §8, spec 002 §8). */
export const filterTexts = {
  /** Ours, as is what stands in their menu. */
  views: 'Views',
  viewsOf: (name: string) => `Views: ${name}`,
  addFilter: 'Add filter',
  editFilter: 'Edit',
  closeFilter: 'Close Filter',
  cancel: 'Cancel',
  clearAll: 'Clear all',
  /** Outside the card, where it acts at once. */
  clearFilters: 'Clear filters',
  /** On a phone, where all filters stand together. */
  filtersOn: (count: number) => `Filters (${count})`,
  filters: 'Filters',
  all: 'All',
  toFirstPage: 'Go to the first page',
  show: 'Show results',
  remove: (label: string, value: string) => `Remove ${label} ${value}`,
  apply: 'Apply',
  pending: 'Changes are not applied yet.',
  no: 'No',
  yes: 'Yes',
} as const

/** How the buttons of a card of filters ask before they act (PRODUCT DV-7). */
export const filterQuestions = {
  apply: { title: 'Apply filters', text: 'Are you sure you want to apply selected filters?' },
  cancel: { title: 'Cancel filter?' },
  clear: { title: 'Clear filters', text: 'Are you sure you want to clear all filters?' },
} as const

export const filterNotices = {
  applied: 'Selected filters have been applied successfully',
  applyCanceled: 'Applying filters have been canceled.',
  canceled: 'Latest selected filters have been canceled successfully',
  cleared: 'Filters have cleared successfully',
} as const
