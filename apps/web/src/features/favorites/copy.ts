/** Texts that the specification fixes (spec 002 §2 and §8), and those beside them. */
export const copy = {
  title: 'My favorites',
  empty: 'Your favorites list is empty',
  help: 'Need more help?',
  contact: 'Contact us',
  searchLabel: 'Search favorites',
  columns: { name: 'Name', type: 'Type', creator: 'Created by', updated: 'Last modified' },
  deleteSelected: 'Delete selected items',
  question: { title: 'Delete from favorites', text: 'Are you sure?' },
  failure: 'Something went wrong, try again later.',
  add: 'Add to favorites',
  remove: 'Remove from favorites',
} as const
