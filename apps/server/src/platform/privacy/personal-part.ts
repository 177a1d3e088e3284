import type { Db } from '#platform/db/database.ts'
import type { StoredFile } from '#platform/files/owner.ts'

/** By what the traces of one person are found. */
export interface Traces {
  personId: string
  /** Of their login; that of the person where they have none, so that nothing is found by it. */
  userId: string
  /** What others read in their place: `Anonymized #P-000123`. */
  alias: string
  /** Their names, addresses and numbers as others may have left them in texts, in each way of writing them. */
  words: readonly string[]
  /** First and last name, each alone. */
  names: readonly string[]
}

/** Of whom is being erased: also the network addresses from which they came. */
export interface ErasedTraces extends Traces {
  addresses: readonly string[]
}

/** Rows as they go into the archive, by what they are about. */
export type PersonalData = Record<string, readonly unknown[]>

/** What one feature keeps of people: how it tells it to them, and how it forgets it. */
export interface PersonalPart {
  /** Names its file in the archive: `accounts`. */
  name: string
  /** The heading in the archive: `Account and sign-in`. */
  title: string
  /** Erased before all others. */
  isFirst?: true
  /** Everything about them and nothing about anybody else. */
  collect: (db: Db, traces: Traces) => Promise<PersonalData>
  /** Files of theirs, for the archive. */
  files?: (db: Db, personId: string) => Promise<readonly StoredFile[]>
  /** Takes them out, in the transaction of the erasure. Their own row of `people` has its alias by then. */
  erase: (ctx: { db: Db; now: Date }, traces: ErasedTraces) => Promise<void>
}
