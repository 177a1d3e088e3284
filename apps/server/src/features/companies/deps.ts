import type { Reference } from '@guildhall/contract/companies/shapes'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { SignedIn } from '#platform/http/context.ts'

/** A feature whose rows name companies. */
export interface CompanyHolder {
  /** How many of its rows name this company. */
  count: (db: Db, id: string) => Promise<Reference[]>
  /** Names another company instead, in the transaction of a merge. */
  move: (ctx: SignedIn, change: { from: string; into: string }) => Promise<void>
}

/** What companies are given by wiring.ts. */
export interface CompaniesDeps {
  storage: Storage
  /** Those below; people stand above and are asked directly. */
  holders: readonly CompanyHolder[]
  /** Of these people those whom the caller may see, and whether with their address. */
  seenPeople: (
    ctx: SignedIn,
    personIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { canSeeContacts: boolean }>>
  /** How many projects of each company the caller may see. */
  projectsOf: (ctx: SignedIn, companyIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}
