import { Worker } from 'node:worker_threads'
import { programFiles } from '#platform/program-files.ts'
import { DAMAGED, SheetRefused, tooManyCells, type SheetLimits } from './limits.ts'
import type { SheetAnswer } from './sheet-worker.ts'

export { SheetRefused, type SheetLimits } from './limits.ts'

const TIME_LIMIT_MS = 60_000
const HEAP_MB = 512

/** The rows of a CSV or a workbook at this path, as text; throws `SheetRefused` with a sentence for its sender. */
export function readRows(path: string, isWorkbook: boolean, limits: SheetLimits): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(programFiles.sheets, {
      workerData: { path, isWorkbook, limits },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => end(() => reject(tooManyCells(limits))), TIME_LIMIT_MS)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    worker.on('message', (answer: SheetAnswer) =>
      end(() => ('rows' in answer ? resolve(answer.rows) : reject(new SheetRefused(answer.refused)))),
    )
    worker.on('error', (error: unknown) => end(() => reject(asRefusal(error, limits))))
    worker.on('exit', () => end(() => reject(new SheetRefused(DAMAGED))))
  })
}

/** The thread stopped at its limit of memory: there was more in the file than it says. */
function asRefusal(error: unknown, limits: SheetLimits): unknown {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isFull ? tooManyCells(limits) : new SheetRefused(DAMAGED, { cause: error })
}
