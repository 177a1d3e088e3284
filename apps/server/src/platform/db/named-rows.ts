import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A column that names rows of another table by their ids; its names stand in code, never in a request. */
export interface NamingColumn {
  table: string
  column: string
  /** The column that may name each row only once together with this one. */
  once?: string
}

/** How often the column names each of these ids; ids that it does not name are missing. */
export async function countNames(
  db: Db,
  { table, column }: NamingColumn,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: string
    uses: number
  }>`select ${sql.ref(column)} as id, count(*)::int as uses
    from ${sql.table(table)} where ${sql.ref(column)} = any(${[...ids]}::uuid[]) group by 1`.execute(db)
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** The same of a column with a list of ids, for every id in it. */
export async function countListed(db: Db, { table, column }: NamingColumn): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; uses: number }>`select named.id, count(*)::int as uses
    from ${sql.table(table)}, unnest(${sql.ref(column)}) as named(id) group by 1`.execute(db)
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** Lets the column name `to` wherever it named `from`; what would be named twice is named once. */
export async function rename(
  db: Db,
  { table, column, once }: NamingColumn,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const place = sql.table(table)
  const name = sql.ref(column)
  if (once !== undefined) {
    const owner = sql.ref(once)
    await sql`delete from ${place} where ${name} = ${from}
      and ${owner} in (select ${owner} from ${place} where ${name} = ${to})`.execute(db)
  }
  await sql`update ${place} set ${name} = ${to} where ${name} = ${from}`.execute(db)
}

/** How many rows keep each word in this column. */
export async function countWords(db: Db, { table, column }: NamingColumn) {
  const { rows } = await sql<{
    word: string
    uses: number
  }>`select ${sql.ref(column)} as word, count(*)::int as uses
    from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1`.execute(db)
  return rows
}

/**
 * Puts other words for these, all at once, in a table whose rows have a version: it counts up, so that a form that was
 * open meanwhile does not save the old word.
 */
export async function renameWords(
  db: Db,
  { table, column }: NamingColumn,
  names: readonly { from: string; to: string }[],
): Promise<void> {
  const [from, to] = [names.map((name) => name.from), names.map((name) => name.to)]
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = renamed.new_word,
      version = version + 1, updated_at = now()
    from unnest(${from}::text[], ${to}::text[]) as renamed(old_word, new_word)
    where ${sql.ref(column)} = renamed.old_word`.execute(db)
}
