import type { ExpertsDeps } from '#features/experts/applying/service.ts'
import type { FilesDeps } from '#features/experts/files/service.ts'
import type { Explained } from '@guildhall/resume-parser/parse'
import type { FairTurns } from '#platform/turns/fair-turns.ts'
import type { Breaker } from './breaker.ts'

/** What this feature is given by wiring.ts. */
export interface ApplicationsDeps {
  experts: ExpertsDeps
  files: FilesDeps
  /**
   * Reads a resume and its pages in a process of its own; throws when that process does not come up. `onPage` hears of
   * each page of a scan before it is read.
   */
  read: (bytes: Uint8Array, onPage: (page: number, pages: number) => void) => Promise<Explained>
  breaker: Breaker
  /** Hears of a process that ended while it read a file, or that did not come up. */
  onTrouble: (error: unknown) => void
  /** Nobody's files hold up those of others. */
  turns: FairTurns
}

/** Whatever ended the process of the parser: nothing of the file is told. */
export const PROCESS_ENDED = Object.assign(new Error('The process that reads resumes has ended.'), {
  code: 'ECONNABORTED',
})
