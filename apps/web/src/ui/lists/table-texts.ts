/** Texts of every table. */
export const tableTexts = {
  settings: 'Columns and density',
  columns: 'Columns',
  dense: 'Compact rows',
  selectAll: 'Select all',
  sortBy: 'Sort by',
} as const
