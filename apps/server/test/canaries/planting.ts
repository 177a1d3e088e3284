import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { errorCode } from '#platform/db/errors.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { textColumns, type Column } from './columns.ts'
import { PRIVATE, type Readers } from './private-columns.ts'
import { holds } from '#test/canary.ts'
import { FACE, strangersTo } from './strangers.ts'

const UNIQUE = '23505'
const EVIDENCE = '42501'
const NOT_IN_THIS_STATE = '23514'

interface Canary extends Column {
  token: string
  readers: Readers
}

export interface Planted {
  /** What a login may receive by its role. */
  readable: (identity: string) => string[]
  /** Of these hits, the values in rows of which somebody may know more by now: they have to do with them. */
  known: (hits: readonly string[], logins?: readonly string[]) => Promise<string[]>
  /** Those of hidden values; secrets nobody may ever receive. */
  all: readonly string[]
  /** Those of columns in which no row took one. */
  empty: readonly string[]
}

/** Names the canary of a column: nobody ever reads a secret, a hidden value only its readers. */
function tokenOf({ table, column }: Column, readers: Readers): string {
  const kind = readers === 'secret' ? 'secret' : 'hidden'
  return `canary-${kind}-${table}-${column}`.replaceAll('_', '-')
}

/**
 * Puts a canary into every private column, in the rows of strangers. As the owner of the database: some rows nobody
 * else may change.
 */
export async function plantCanaries(databaseUrl: string): Promise<Planted> {
  return asOwner(databaseUrl, async (db) => {
    const [ofStaff, ofNobody] = [await strangersTo(db, 'staff'), await strangersTo(db, 'nobody')]
    const canaries: Canary[] = []
    const empty: string[] = []
    for (const { readers, ...column } of await privateColumns(db)) {
      const token = tokenOf(column, readers)
      const strangers = (readers.length === 0 ? ofNobody : ofStaff)(column.table)
      // Also of a column in which none stands by now: what is told of the past may hold it.
      canaries.push({ ...column, token, readers })
      if (!(await plant(db, column, token, strangers))) empty.push(token)
    }
    const hidden = canaries.filter(({ readers }) => readers !== 'secret')
    return {
      readable: (identity) =>
        hidden.filter(({ readers }) => readers.includes(identity)).map(({ token }) => token),
      known(hits, logins) {
        const met = hidden.filter(({ token }) => hits.some((hit) => holds([token], hit)))
        return asOwner(databaseUrl, (own) => knownBy(own, met, logins))
      },
      all: hidden.map(({ token }) => token),
      empty,
    }
  })
}

/** Without the limits of time that the portal works under: what a test asks takes long in a table of many rows. */
async function asOwner<Answer>(url: string, work: (db: Db) => Promise<Answer>): Promise<Answer> {
  const db = openDatabase<DB>({ url, isPooled: true })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function knownBy(db: Db, canaries: readonly Canary[], logins?: readonly string[]): Promise<string[]> {
  const ofStaff = await strangersTo(db, 'staff', logins)
  const ofNobody = await strangersTo(db, 'nobody', logins)
  const known: string[] = []
  for (const { table, column, token, readers } of canaries) {
    const strangers = (readers.length === 0 ? ofNobody : ofStaff)(table)
    const face = table === 'people' && FACE.columns.includes(column) ? FACE.shown : sql`false`
    const { rows } = await sql`select from ${sql.table(table)} it
      where ${standsIn(column, token)} and (${face} or not (${strangers})) limit 1`.execute(db)
    if (rows.length > 0) known.push(token)
  }
  return known
}

async function privateColumns(db: Db): Promise<(Column & { readers: Readers })[]> {
  const columns = await textColumns(db)
  return Object.entries(PRIVATE).flatMap(([table, lines]) =>
    Object.entries(lines).flatMap(([names, readers]) =>
      names.split(' ').flatMap((name) => {
        const known = columns.find((one) => one.table === table && one.column === name)
        return known === undefined ? [] : [{ ...known, readers }]
      }),
    ),
  )
}

/** In all these rows, or in one of them where no two may be equal; false when it stands in none. */
async function plant(db: Db, column: Column, token: string, rows: RawBuilder<unknown>): Promise<boolean> {
  return (await writeWhereItMay(db, column, token, rows)) || (await isThere(db, column, token))
}

async function writeWhereItMay(db: Db, column: Column, token: string, rows: RawBuilder<unknown>) {
  try {
    return await write(db, column, token, rows)
  } catch (error) {
    if (errorCode(error) === EVIDENCE) return writeEvidence(db, column, token, rows)
    // A reason stands only where something was sent back.
    if (errorCode(error) === NOT_IN_THIS_STATE)
      return write(db, column, token, sql`${rows} and ${sql.ref(column.column)} is not null`)
    if (errorCode(error) !== UNIQUE) throw new Error(`${token}: ${String(error)}`, { cause: error })
    if (await isThere(db, column, token)) return true
    const one = sql`ctid = (select ctid from ${sql.table(column.table)} it where ${rows} limit 1)`
    return write(db, column, token, one)
  }
}

/** Whether it stands in a row since an earlier planting. */
async function isThere(db: Db, { table, column }: Column, token: string): Promise<boolean> {
  const { rows } =
    await sql`select from ${sql.table(table)} where ${standsIn(column, token)} limit 1`.execute(db)
  return rows.length > 0
}

/** In a text, or as all the bytes of a file. */
function standsIn(column: string, token: string) {
  const text = sql`${sql.ref(column)}::text`
  return sql`(strpos(${text}, ${token}) > 0 or ${text} = convert_to(${token}, 'UTF8')::text)`
}

/** Past the triggers that keep what proves something as it is. */
function writeEvidence(db: Db, column: Column, token: string, rows: RawBuilder<unknown>): Promise<boolean> {
  return db.transaction().execute(async (own) => {
    await sql`set local session_replication_role = replica`.execute(own)
    return write(own, column, token, rows)
  })
}

/** Whether any row took it; one that holds it already is not written again. */
async function write(db: Db, { table, column, type }: Column, token: string, rows: RawBuilder<unknown>) {
  const at = sql.ref(column)
  const value =
    {
      bytea: sql`convert_to(${token}, 'UTF8')`,
      'text[]': sql`array[${token}]`,
      jsonb: sql`regexp_replace(${at}::text, '": "[^"]* [^"]*"', ${`": "${token}"`}, 'g')::jsonb`,
    }[type] ?? sql`${token}`
  // Values of a JSON object that hold no space are codes and ids.
  const wanted =
    type === 'jsonb' ? sql`${at}::text ~ '": "[^"]* [^"]*"'` : sql`${at} is distinct from ${value}`
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} it set ${at} = ${value}
    where ${wanted} and ${rows}`.execute(db)
  return numAffectedRows > 0n
}
