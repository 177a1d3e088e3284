import type { CompanyHolder } from '#features/companies/service.ts'
import type { FileOwner } from '#platform/files/owner.ts'
import * as rowStore from './row-store.ts'
import * as store from './store.ts'

/** A row remembers what it became; that keeps no company from being deleted. */
export const companiesOfRows: CompanyHolder = {
  count: () => Promise.resolve([]),
  move: ({ db }, change) => rowStore.moveCompany(db, change),
}

/** The ZIPs of resumes, which nobody downloads. */
export const foldersOfResumes: FileOwner = {
  find: () => Promise.resolve(undefined),
  knownKeys: store.knownKeys,
}
