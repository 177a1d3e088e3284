import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { CATALOGUE, CODES, MADE } from '#platform/privacy/columns.ts'
import { personalColumns } from '#app/brought.ts'

/** A column in which something private could stand. */
export interface Column {
  table: string
  column: string
  type: string
}

/** Columns of texts and bytes, but for those that are computed or hold a few values only. */
export async function textColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, a.atttypid::regtype::text as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attgenerated = '' and a.atttypid::regtype::text in ('text', 'text[]', 'jsonb', 'json', 'bytea', 'inet')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY')
    order by 1, 2`.execute(db)
  return rows.filter(
    ({ table, column }) => !harmless.has(`${table}.*`) && !harmless.has(`${table}.${column}`),
  )
}

/** What the privacy lists call codes, catalogues, or copies of what stands elsewhere. */
const harmless = new Set(
  Object.entries(personalColumns.wordless)
    .filter(([, why]) => [CODES, CATALOGUE, MADE].includes(why))
    .flatMap(([line]) => columnsOf(line)),
)

/** `table.column column` as `table.column` each; `table` alone as `table.*`. */
export function columnsOf(line: string): string[] {
  const [table = '', columns = '*'] = line.split('.')
  return columns.split(' ').map((column) => `${table}.${column}`)
}
