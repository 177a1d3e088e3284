/** Texts of every table. */
export const tableTexts = {
  settings: 'Columns and density',
  columns: 'Columns',
  dense: 'Compact rows',
} as const
