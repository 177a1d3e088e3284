import { Readable } from 'node:stream'
import { CompiledQuery, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'
import { csvLine } from './csv.ts'
import * as store from '#features/activity/list-store.ts'

export const EXPORT_NAME = 'Activity_List_Report.csv'
const COLUMNS = ['Activity', 'User', 'Page_url', 'Date']
const MISSING = 'Not found'
const BATCH = 2000
// The first batch may have to sort everything; a reader that takes nothing for a minute is gone.
const FETCH_TIME = '120s'
const READER_TIME = '60s'

const Rows = z.array(
  z.object({
    log_name: z.nullable(z.string()),
    title: z.nullable(z.string()),
    url: z.nullable(z.string()),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    created_at: z.date(),
  }),
)

export interface Exports {
  /** Starts the export of a user; refuses a second one at the same time. */
  start: (db: Db, userId: string, filter: store.Filter, sort: store.Sort) => Readable
}

/** The whole list as CSV, read and sent batch by batch; it ends with its reader. */
export function createExports(): Exports {
  const running = new Set<string>()

  return {
    start(db, userId, filter, sort) {
      if (running.has(userId)) throw refuse('export_running', { retryAfter: 10 })
      running.add(userId)
      const cursor: Cursor = { backend: null }
      const stream = Readable.from(linesOf(db, cursor, filter, sort), { objectMode: false })
      return stream.once('close', () => {
        running.delete(userId)
        if (cursor.backend !== null) void cancel(db, cursor.backend)
      })
    },
  }
}

interface Cursor {
  /** The process of the database that works for this export; null when none does. */
  backend: number | null
}

async function* linesOf(
  db: Db,
  cursor: Cursor,
  filter: store.Filter,
  sort: store.Sort,
): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  const transaction = await db.startTransaction().setAccessMode('read only').execute()
  try {
    cursor.backend = await open(transaction, filter, sort)
    for (;;) {
      const batch = await sql`fetch ${sql.lit(BATCH)} from exported`.execute(transaction)
      const rows = z.parse(Rows, batch.rows)
      if (rows.length === 0) return
      yield rows.map((row) => csvLine(cellsOf(row))).join('')
    }
  } finally {
    // Also reached when the reader goes away.
    cursor.backend = null
    await transaction.rollback().execute()
  }
}

/** Gives the number of the database process, so that a query nobody waits for can be ended. */
async function open(db: Db, filter: store.Filter, sort: store.Sort): Promise<number> {
  await sql`set local statement_timeout = ${sql.lit(FETCH_TIME)}`.execute(db)
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(READER_TIME)}`.execute(db)
  const { text, values } = store.all(filter, sort)
  await db.executeQuery(CompiledQuery.raw(`declare exported no scroll cursor for ${text}`, values))
  const { rows } = await sql`select pg_backend_pid() as pid`.execute(db)
  return z.parse(z.tuple([z.object({ pid: z.number() })]), rows)[0].pid
}

async function cancel(db: Db, backend: number): Promise<void> {
  // When it fails the query still ends, by its own time limit.
  await sql`select activity_cancel_export(${backend})`.execute(db).catch(() => undefined)
}

function cellsOf(row: z.infer<typeof Rows>[number]): string[] {
  const user = [row.first_name, row.last_name].filter(Boolean).join(' ')
  const cells = [row.log_name ?? row.title, user, row.url, row.created_at.toISOString()]
  return cells.map((cell) => (cell === null || cell === '' ? MISSING : cell))
}
