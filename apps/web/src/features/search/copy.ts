import type { SearchKind } from '@guildhall/contract/search'

export const copy = {
  title: 'Content search',
  boxLabel: 'Search all content',
  empty: 'Search experts, projects, companies, comments, files and more',
  syntax: 'Quote "a phrase", leave out a -word, or ask for this or that.',
  nothing: 'No results',
  didYouMean: 'Did you mean',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  types: 'Type',
  status: 'Status',
  author: 'Author',
  dates: 'Date',
  save: 'Save this search',
  savedTitle: 'Saved searches',
  saveTitle: 'Save this search',
  renameTitle: 'Rename this search',
  nameLabel: 'Name',
  saved: 'The search has been saved.',
  renamed: 'The search has been renamed.',
  deleted: 'The search has been deleted.',
  indexTitle: 'Search index',
  reindex: 'Reindex',
  reindexTitle: 'Making the search index anew',
  reindexed: (count: number) => `${count} entries have been indexed.`,
} as const

/** One of a kind, and many. */
export const KIND_NAMES: Record<SearchKind, { one: string; many: string }> = {
  expert: { one: 'Expert', many: 'Experts' },
  gig: { one: 'Project', many: 'Projects' },
  person: { one: 'Person', many: 'People' },
  company: { one: 'Company', many: 'Companies' },
  comment: { one: 'Comment', many: 'Comments' },
  attachment: { one: 'File', many: 'Files' },
  faq: { one: 'FAQ', many: 'FAQs' },
  feedback: { one: 'Feedback', many: 'Feedback' },
}
