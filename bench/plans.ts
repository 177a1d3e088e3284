// How the database reads for each call that reads, on a big network: every sequential scan of a big table is named.
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { knownSample } from '../apps/server/src/known-objects.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { api } from '../packages/contract/src/api.ts'
import type { EndpointSpec } from '../packages/contract/src/endpoint.ts'
import type { Side } from './load.ts'
import { addNetwork } from './network.ts'
import { markdownTable } from './report.ts'
import { addPeople, addRows } from './rows.ts'
import { addAccounts, signedIn, withServer } from './server.ts'

/** Calls in the log. */
const ROWS = Number(process.env['PLANS_ROWS'] ?? 1_000_000)
/** From so many rows on a table is big. */
const BIG = 10_000
const PORT = 38_418
/** Streams never end, exports read everything by right. */
const LEFT_OUT = /stream$|export|\.csv$|openapi/
/** What people type and choose most. */
const MORE = [
  '/activities?search=zanzibar',
  '/activities?type=visit&status=failed',
  '/activities?page=400',
  '/experts?keyword=battery%20storage',
  '/experts?tab=approved&years_min=10',
  '/gigs?keyword=hospitals',
  '/content-search?keyword=battery',
]

/** Prints what it finds, as a table; ends with 1 where a big table is read from end to end. */
export async function benchPlans(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  await chmod(folder, 0o711)
  const place = { folder: join(folder, 'database'), keysFolder: join(folder, 'keys') }
  const postgres = await startEmbeddedPostgres(place)
  try {
    const { url } = postgres
    await fillBig(url)
    const log = join(place.folder, 'postgres.log')
    const found = await withServer({ url, folder, port: PORT }, (origin) => readAll(url, origin, log))
    if (found.length > 0) process.exitCode = 1
    return markdownTable(['call', 'as', 'table read from end to end'], found)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fillBig(url: string): Promise<void> {
  await migrate(url)
  await installJobs(url)
  await addAccounts(url)
  console.log(`adding the network and ${ROWS} calls`)
  // As the owner: it makes tables, which the role of the server may not.
  const pool = new Pool({ connectionString: url, max: 2, options: '-c timezone=UTC' })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await addNetwork(db)
  await db.destroy()
  await addPeople(url)
  await addRows(url, ROWS)
  const owner = new Client({ connectionString: url })
  await owner.connect()
  await owner.query(`load 'auto_explain'`)
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  const name = owner.escapeIdentifier(rows[0]?.name ?? '')
  for (const setting of ["session_preload_libraries = 'auto_explain'", 'auto_explain.log_min_duration = 0'])
    await owner.query(`alter database ${name} set ${setting}`)
  await owner.end()
}

async function readAll(url: string, origin: string, log: string): Promise<string[][]> {
  const pool = new Pool({ connectionString: url, max: 1 })
  const big = await bigTables(pool)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const found: string[][] = []
  let calls = 0
  for (const name of ['admin', 'manager']) {
    const side = await signedIn(origin, `${name}@demo.test`)
    for (const path of await pathsOf(db)) {
      const scans = await scansOf(side, path, log)
      if (scans === undefined) continue
      calls += 1
      const tables = [...new Set(scans)].filter((table) => big.has(table))
      if (tables.length === 0) continue
      found.push([path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'), name, tables.join(', ')])
      console.log(found.at(-1)?.join(' | '))
    }
  }
  await db.destroy()
  console.log(`${calls} calls read, ${found.length} with a sequential scan of one of ${big.size} big tables`)
  return found
}

async function bigTables(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${BIG}`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function pathsOf(db: Kysely<DB>): Promise<string[]> {
  const reads = Object.values(api)
    .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
    .filter(({ method, path }) => method === 'GET' && !LEFT_OUT.test(path))
  const samples = await Promise.all(reads.map((spec) => knownSample(db, spec)))
  return [...samples.map(({ path }) => path), ...MORE]
}

/** The tables that a call reads from end to end; undefined when it is refused. */
async function scansOf({ origin, headers }: Side, path: string, log: string): Promise<string[] | undefined> {
  const { size } = await stat(log)
  const answer = await fetch(`${origin}/api${path}`, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) return undefined
  const text = (await readFile(log)).subarray(size).toString('utf8')
  return [...text.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table ?? '')
}
