import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface Hidden {
  table: string
  column: string
  /** Who may read it; everybody else must never receive it. */
  readers: readonly string[]
}

const STAFF = ['admin', 'manager', 'hr']

/** Private texts: each row gets a value that no other has, and everything that is received is searched for them. */
const HIDDEN: readonly Hidden[] = [
  { table: 'experts', column: 'internal_note', readers: STAFF },
  { table: 'feedback', column: 'note', readers: ['admin'] },
  { table: 'person_notes', column: 'note', readers: STAFF },
]

/** Puts canaries into every private text; answers, for each identity, what it may receive. */
export async function plantCanaries(db: Db): Promise<(identity: string) => string[]> {
  const planted: { token: string; readers: readonly string[] }[] = []
  for (const { table, column, readers } of HIDDEN) {
    const token = `canary-hidden-${table}-${column}`.replaceAll('_', '-')
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${token}`.execute(db)
    planted.push({ token, readers })
  }
  return (identity) => planted.filter(({ readers }) => readers.includes(identity)).map(({ token }) => token)
}

/** Rows of the log in which a private text or a password stands; none of them may ever be kept there. */
export async function leaksInLog(db: Db): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`select left(a::text, 300) as row from activity_logs a
    where a::text ~ 'canary-(hidden|secret)-' or a::text like '%Sample-pass-1%' or a::text like '%Demo-pass-1%' limit 5`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}
