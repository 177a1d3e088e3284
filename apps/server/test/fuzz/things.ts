import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Dice } from './dice.ts'

type Row = Readonly<Record<string, string>>

/** The things that exist now, by table: their ids and the ids of what they belong to. */
export interface Things {
  tables: ReadonlyMap<string, readonly Row[]>
  dice: Dice
}

/** As many rows of each table as the calls choose from. */
const KEPT = 60

// Columns of ids: what a path or a body can name.
const ID_COLUMN = /^id$|_id$/

/** Reads some rows of every table that has ids. */
export async function readThings(db: Db, dice: Dice): Promise<Things> {
  const tables = new Map<string, readonly Row[]>()
  for (const [table, columns] of await idColumns(db)) {
    const { rows } = await sql<Row>`select ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))}
      from ${sql.table(table)} order by md5(${sql.ref(columns[0] ?? 'id')}::text || ${String(dice.below(1e9))}) limit ${KEPT}`.execute(
      db,
    )
    tables.set(table, rows)
  }
  return { tables, dice }
}

async function idColumns(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
    order by 1, c.ordinal_position`.execute(db)
  const columns = new Map<string, string[]>()
  for (const { table_name: table, column_name: column } of rows) {
    if (ID_COLUMN.test(column)) columns.set(table, [...(columns.get(table) ?? []), column])
  }
  return columns
}

// Words of paths and bodies that are not the name of their table.
const TABLE_OF: Record<string, string> = {
  people: 'people',
  person: 'people',
  user: 'users',
  expert: 'people',
  experts: 'people',
  ics: 'people',
  managers: 'people',
  gig: 'gigs',
  project: 'gigs',
  projects: 'gigs',
  child: '',
}

/** The table that a word of a path or a key of a body means: `gig_id`, `engagements`, `skill_id`. */
export function tableFor(word: string, { tables }: Things): string | undefined {
  const bare = word
    .replace(/_?ids?$/, '')
    .replaceAll('-', '_')
    .toLowerCase()
  const known = TABLE_OF[bare]
  if (known !== undefined) return known === '' ? undefined : known
  const spellings = [bare, `${bare}s`, bare.replace(/y$/, 'ies'), bare.replace(/s$/, '')]
  const names = [...tables.keys()].filter((name) => (tables.get(name)?.length ?? 0) > 0)
  return (
    names.find((name) => spellings.includes(name)) ??
    names.find((name) => spellings.some((spelling) => spelling.length > 3 && name.endsWith(`_${spelling}`)))
  )
}

/** A row of a table, by chance; undefined when it is empty. */
export function rowOf(table: string | undefined, { tables, dice }: Things): Row | undefined {
  return table === undefined ? undefined : dice.pick(tables.get(table) ?? [])
}

/** An id that exists, of the table that `word` means where there is one. */
export function idFor(word: string, things: Things): string {
  const row =
    rowOf(tableFor(word, things), things) ?? rowOf(things.dice.pick(['users', 'gigs', 'people']), things)
  return row?.['id'] ?? '01932f5e-7d3a-7000-8000-000000000000'
}
