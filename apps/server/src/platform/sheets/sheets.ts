import { programFiles } from '#platform/program-files.ts'
import { createThread, ThreadEnded } from '#platform/threads/thread.ts'
import { DAMAGED, SheetRefused, tooManyCells, type SheetLimits } from './limits.ts'
import type { SheetAnswer, SheetQuestion } from './sheet-worker.ts'

export { SheetRefused, type SheetLimits } from './limits.ts'

const LIMITS = { timeMs: 60_000, heapMb: 512 }

/** The rows of a CSV or a workbook at this path, as text; throws `SheetRefused` with a sentence for its sender. */
export async function readRows(path: string, isWorkbook: boolean, limits: SheetLimits): Promise<string[][]> {
  // One for each file: a thread keeps the memory that it once took.
  const thread = createThread<SheetQuestion, SheetAnswer>(programFiles.sheets, LIMITS)
  const answer = await thread
    .ask({ path, isWorkbook, limits })
    .catch((error: unknown) => Promise.reject(asRefusal(error, limits)))
    .finally(() => thread.end())
  if ('refused' in answer) throw new SheetRefused(answer.refused)
  return answer.rows
}

/** The thread stopped at its limit of memory or time: there was more in the file than it says. */
function asRefusal(error: unknown, limits: SheetLimits): SheetRefused {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  const isLate = error instanceof ThreadEnded && error.isLate
  return isFull || isLate ? tooManyCells(limits) : new SheetRefused(DAMAGED, { cause: error })
}
