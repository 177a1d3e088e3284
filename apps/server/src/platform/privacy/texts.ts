import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Traces } from './personal-part.ts'

/** Columns that hold what people write: the length that a text may have, or that it is JSON. */
type Texts<T extends keyof DB> = { [C in keyof DB[T]]?: number | 'json' }

/** Puts his alias wherever texts of others name an erased person. */
export async function scrubTexts<T extends keyof DB>(
  db: Db,
  table: T,
  texts: Texts<T>,
  { alias, words }: Pick<Traces, 'alias' | 'words'>,
): Promise<void> {
  const named = sql`${[...words]}::text[]`
  const columns = Object.entries(texts)
  const changes = columns.map(([name, kind]) =>
    kind === 'json'
      ? sql`${sql.ref(name)} = scrubbed(${sql.ref(name)}::text, ${alias}, ${named})::jsonb`
      : sql`${sql.ref(name)} = left(scrubbed(${sql.ref(name)}, ${alias}, ${named}), ${kind}::int)`,
  )
  const whole = columns.map(([name]) => sql`${sql.ref(name)}::text`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)}
    where mentions(concat_ws(' ', ${sql.join(whole)}), ${named})`.execute(db)
}
