/** Texts of every table. */
export const tableTexts = {
  settings: 'Columns and density',
  columns: 'Columns',
  dense: 'Compact rows',
  selectAll: 'Select all',
  sortBy: 'Sort by',
  ownOrder: 'Default order',
  ascending: (column: string) => `${column} ↑`,
  descending: (column: string) => `${column} ↓`,
} as const
