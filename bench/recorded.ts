// What the server asks the database for a call, so that a bare server can ask the same.
import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import { Pool } from 'pg'
import { buildApp, type App } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { makeFolders } from '../apps/server/src/folders.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { PASSWORD } from './server.ts'

export interface Statement {
  sql: string
  parameters: unknown[]
}

/** What a path below /api asks the database, and the statement that adds its row of the log where it leaves one. */
export interface Read {
  statements: Statement[]
  row?: Statement
}

export type Reads = Record<string, Read>

const HEADERS = { 'x-requested-with': 'XMLHttpRequest', accept: 'application/vnd.experts.v1+json' }

/** Of the statement that reads a session, which the server remembers for a few seconds. */
const WHO_CALLS = '"sessions"."token_hash" ='
const ADDS_ROWS = 'insert into activity_logs'

/**
 * The statements that a server in this process sends for calls of this person that read, without the one that finds out
 * who calls. Each call is made twice, since the server remembers estimates for a while; of what runs in the background
 * only the row of the log counts.
 */
export async function recordReads(
  { url, folder }: { url: string; folder: string },
  email: string,
  paths: readonly string[],
): Promise<Reads> {
  const current = new AsyncLocalStorage<Statement[]>()
  const rows: Statement[] = []
  const log = ({ query }: LogEvent) => {
    const statement = { sql: query.sql, parameters: [...query.parameters] }
    if (query.sql.includes(ADDS_ROWS)) rows.push(statement)
    else current.getStore()?.push(statement)
  }
  const pool = new Pool({ connectionString: url, max: 10, options: '-c role=guildhall_app -c timezone=UTC' })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log })
  const reads = await readsOn(db, { url, folder, email, paths, current })
  for (const [path, read] of Object.entries(reads)) {
    const row = rowOf(path, rows)
    if (row !== undefined) read.row = row
  }
  return reads
}

interface Recording {
  url: string
  folder: string
  email: string
  paths: readonly string[]
  current: AsyncLocalStorage<Statement[]>
}

/** Makes the calls, and closes the server, which writes the rows that still wait. */
async function readsOn(db: Kysely<DB>, { url, folder, email, paths, current }: Recording): Promise<Reads> {
  const { app, host } = await appOn(db, url, folder)
  const headers = { ...HEADERS, host }
  try {
    const cookie = await cookieOf(app, headers, email)
    const reads: Reads = {}
    for (const path of paths) {
      const ask = async () => {
        const { statusCode, body } = await app.http.inject({
          url: `/api${path}`,
          headers: { ...headers, cookie },
        })
        if (statusCode !== 200) throw new Error(`${path} was refused: ${statusCode} ${body}`)
      }
      await ask()
      const statements: Statement[] = []
      await current.run(statements, ask)
      reads[path] = { statements: statements.filter(({ sql }) => !sql.includes(WHO_CALLS)) }
    }
    return reads
  } finally {
    await app.close()
    await db.destroy()
  }
}

/** The statement of this call's row alone, out of those that add the rows of many. */
function rowOf(path: string, added: readonly Statement[]): Statement | undefined {
  const api = `/api${path.split('?')[0]}`
  for (const { sql, parameters } of added) {
    const entries: { api?: string }[] = JSON.parse(String(parameters[0]))
    const entry = entries.find((each) => each.api === api)
    if (entry !== undefined) return { sql, parameters: [JSON.stringify([entry]), false] }
  }
  return undefined
}

async function appOn(db: Kysely<DB>, url: string, folder: string): Promise<{ app: App; host: string }> {
  const env = { DEMO: '1', DATABASE_URL: url, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
  const config = readConfig({ ...env, RATE_LIMIT_FACTOR: '1000000' })
  await makeFolders(config)
  const app = await buildApp({ config, db, databaseUrl: url, checksAnswers: false })
  return { app, host: new URL(config.publicUrl).host }
}

async function cookieOf(app: App, headers: Record<string, string>, email: string): Promise<string> {
  const payload = { email, password: PASSWORD }
  const answer = await app.http.inject({ method: 'POST', url: '/api/login', headers, payload })
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}
