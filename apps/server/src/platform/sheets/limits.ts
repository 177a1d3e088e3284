/** What one spreadsheet may hold. */
export interface SheetLimits {
  rows: number
  cells: number
}

/** Why a spreadsheet is not read, in a sentence for whoever sent it. */
export class SheetRefused extends Error {}

export const DAMAGED = 'This file cannot be read: it is damaged, or not what its name says.'

export function tooManyRows({ rows }: SheetLimits): SheetRefused {
  return new SheetRefused(
    `This file has more than ${rows.toLocaleString('en')} rows. Split it into smaller files.`,
  )
}

export function tooManyCells({ cells }: SheetLimits): SheetRefused {
  return new SheetRefused(
    `This file has more than ${cells.toLocaleString('en')} cells. Delete the columns that are not needed, or split it into smaller files.`,
  )
}
