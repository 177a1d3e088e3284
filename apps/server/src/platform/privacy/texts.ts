import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Traces } from './personal-part.ts'

/**
 * How long a text may be, or what else the column holds. Of those that differ from row to row the changed ones end with
 * some signs of their id. A link that names somebody leads nowhere any more: it goes.
 */
type Kind = number | { unique: number } | 'json' | 'list' | 'link'
/** Tables with the columns in which people write. */
export type WrittenTexts = { readonly [T in keyof DB]?: { readonly [C in keyof DB[T]]?: Kind } }

/** Puts their alias wherever these texts name an erased person. */
export async function scrubTexts(
  db: Db,
  table: string,
  texts: Readonly<Record<string, Kind>>,
  { alias, words }: Pick<Traces, 'alias' | 'words'>,
): Promise<void> {
  const named = sql`${[...words]}::text[]`
  const changes = Object.entries(texts).map(([name, kind]) => {
    const column = sql.ref(name)
    return sql`${column} = ${scrubbed(kind, column, sql`scrubbed(${column}, ${alias}::text, ${named})`)}`
  })
  const columns = Object.keys(texts).map((name) => sql`${sql.ref(name)}::text`)
  const written = sql`concat_ws(' ', ${sql.join(columns)})`
  await sql`update ${sql.table(table)} set ${sql.join(changes)}
    where mentions(${written}, ${named}) or mentions(read_text(${written}), ${named})`.execute(db)
}

function scrubbed(kind: Kind, column: RawBuilder<unknown>, text: RawBuilder<unknown>): RawBuilder<unknown> {
  const unlessSame = (changed: RawBuilder<unknown>) =>
    sql`case when ${text} is distinct from ${column} then ${changed} else ${column} end`
  if (kind === 'json' || kind === 'list') return text
  if (kind === 'link') return unlessSame(sql`null`)
  if (typeof kind === 'number') return sql`left(${text}, ${kind}::int)`
  return unlessSame(sql`left(${text}, ${kind.unique - 7}::int) || ' ' || right(id::text, 6)`)
}
