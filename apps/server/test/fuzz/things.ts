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
const ID_COLUMN = '^id$|_id$'

/** Of a larger table no more rows are looked at: sorting all cities each time cost more than the calls. */
const LOOKED_AT = 3000

/** Reads some rows of every table that has ids. */
export async function readThings(db: Db, dice: Dice): Promise<Things> {
  const tables = new Map<string, readonly Row[]>()
  for (const { table, columns, size } of await idTables(db)) {
    const [luck, share] = [dice.below(1e9), Math.min(100, (100 * LOOKED_AT) / Math.max(1, size))]
    const { rows } = await sql<Row>`select ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))}
      from ${sql.table(table)} tablesample bernoulli (${share}) repeatable (${luck})
      order by md5(${sql.ref(columns[0] ?? 'id')}::text || ${String(luck)}) limit ${KEPT}`.execute(db)
    tables.set(table, rows)
  }
  return { tables, dice }
}

interface IdTable {
  table: string
  columns: string[]
  /** As the database believes. */
  size: number
}

async function idTables(db: Db): Promise<readonly IdTable[]> {
  const { rows } = await sql<IdTable>`
    select c.relname as table, max(c.reltuples) as size,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'uuid'::regtype
      and not a.attisdropped and a.attname ~ ${ID_COLUMN} group by 1 order by 1`.execute(db)
  return rows
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

const meant = new WeakMap<Things['tables'], Map<string, string | undefined>>()

/** The table that a word of a path or a key of a body means: `gig_id`, `engagements`, `skill_id`. */
export function tableFor(word: string, { tables }: Things): string | undefined {
  const known = meant.get(tables) ?? new Map<string, string | undefined>()
  meant.set(tables, known)
  if (!known.has(word)) known.set(word, tableMeant(word, tables))
  return known.get(word)
}

function tableMeant(word: string, tables: Things['tables']): string | undefined {
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
