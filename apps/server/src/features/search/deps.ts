import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { PdfReader } from '#platform/files/plain-text.ts'

/** What this feature is given by wiring.ts. */
export interface SearchDeps {
  db: Db
  storage: Storage
  /** Reads PDFs in a process of their own. */
  readPdf: PdfReader
  now: () => Date
}
