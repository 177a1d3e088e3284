/** The thread in which spreadsheets are read (see sheets.ts): nothing of them stops or fills the server. */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { SheetRefused } from './limits.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'

const Work = z.object({
  path: z.string(),
  isWorkbook: z.boolean(),
  limits: z.object({ rows: z.number(), cells: z.number() }),
})

export type SheetAnswer = { rows: string[][] } | { refused: string }

const { path, isWorkbook, limits } = z.parse(Work, workerData)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await answer())

async function answer(): Promise<SheetAnswer> {
  try {
    return {
      rows: isWorkbook ? await readWorkbook(path, limits) : readCsv(await readFile(path), limits),
    }
  } catch (thrown) {
    if (thrown instanceof SheetRefused) return { refused: thrown.message }
    throw thrown
  }
}
