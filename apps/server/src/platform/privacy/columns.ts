import type { DB } from '#platform/db/tables.gen.ts'
import type { WrittenTexts } from './texts.ts'

/** What the export and the erasure do with the columns of one table that lead to people. */
export interface PersonalTable {
  /** Columns that name a person, or hold what is theirs: `user_id email ip`. */
  columns: string
  /** Where it stands in the archive, or why it does not. */
  exported: string
  /** What is left of it after an erasure. */
  erased: string
}

/** Every column of a feature in which somebody is, or could be, named. Tests compare them with the migrated database. */
export interface PersonalColumns {
  /** Tables with a reference to a person or with personal columns. */
  tables: { readonly [T in keyof DB]?: PersonalTable }
  /** Columns in which somebody may write about others: an erasure goes through all of them. */
  texts: WrittenTexts
  /** Columns that hold text in which nobody writes about others: `table`, or `table.column column`, and why. */
  wordless: Readonly<Record<string, string>>
}

/** Why a text is `wordless`. */
export const LOG = 'append only: privacy_scrub_logs goes through it'
export const OWN = 'of the person themselves: deleted or emptied with them'
export const MADE = 'made by triggers and jobs of what stands elsewhere'
export const CODES = 'kinds, codes, counters and choices from lists'
export const CATALOGUE = 'comes with the release'

/** What often becomes of a column. */
export const ALIAS = 'the id stays as a pseudonym: it leads to an alias'
export const NOT_THEIRS = 'not their data: what others did to things'
