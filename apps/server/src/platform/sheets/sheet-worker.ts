/** The thread in which spreadsheets are read (see sheets.ts). */
import { readFile } from 'node:fs/promises'
import { answerAll } from '#platform/threads/thread.ts'
import { SheetRefused, type SheetLimits } from './limits.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'

export interface SheetQuestion {
  path: string
  isWorkbook: boolean
  limits: SheetLimits
}

export type SheetAnswer = { rows: string[][] } | { refused: string }

answerAll<SheetQuestion, SheetAnswer>(async ({ path, isWorkbook, limits }) => {
  try {
    return {
      rows: isWorkbook ? await readWorkbook(path, limits) : readCsv(await readFile(path), limits),
    }
  } catch (thrown) {
    if (thrown instanceof SheetRefused) return { refused: thrown.message }
    throw thrown
  }
})
