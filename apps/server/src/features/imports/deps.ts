import type { CompaniesDeps } from '#features/companies/service.ts'
import type { ExpertsDeps } from '#features/experts/applying/service.ts'
import type { PeopleDeps } from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { ResumeOutcome } from '@guildhall/resume-parser/parse'

/** What this feature is given by wiring.ts. */
export interface ImportsDeps {
  db: Db
  now: () => Date
  /** `incoming`: the folder of files on their way, cleaned of what a killed server left. */
  files: { storage: Storage; incoming: string }
  people: PeopleDeps
  companies: CompaniesDeps
  experts: ExpertsDeps
  /** Reads a resume in a process of its own. */
  applications: { parse: (bytes: Uint8Array) => Promise<ResumeOutcome> }
}
