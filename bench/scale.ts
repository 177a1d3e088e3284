// What a day of people costs one machine, at twenty thousand experts and fifty thousand projects, and the model of growth made of it.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { cpuOf } from './cpu.ts'
import { asOwner } from './gigs.ts'
import { askOnce, type Ask, type Side } from './load.ts'
import { addNetwork } from './network.ts'
import { putSection } from './report.ts'
import { addPeople, addRows } from './rows.ts'
import { PAGES, WHO, type Page } from './scale-days.ts'
import { tablesOf, type Costs } from './scale-model.ts'
import { addAccounts, signedIn, withServer, type Usage } from './server.ts'

const PORT = 38_421
const OPENED = 30
/** So often that the statements have their names (`platform/db/named-statements.ts`). */
const WARM = 40
const ROWS = 500_000
/** Looks of three seconds each. */
const PATIENCE = 80
const PAGE_FILE = new URL('../docs/scale.md', import.meta.url)

/** Prints what it does and writes the tables of docs/scale.md. */
export async function benchScale(): Promise<undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'database'),
    keysFolder: join(folder, 'keys'),
  })
  const owner = new Client({ connectionString: postgres.url })
  try {
    await migrate(postgres.url)
    await installJobs(postgres.url)
    await addAccounts(postgres.url)
    await owner.connect()
    const before = await sizeOf(owner)
    console.log('adding 20,000 experts and 50,000 projects')
    await asOwner(postgres.url, addNetwork)
    const network = (await sizeOf(owner)) - before
    await addPeople(postgres.url)
    await addRows(postgres.url, ROWS)
    const row = ((await sizeOf(owner)) - before - network) / ROWS
    const costs = await withServer({ url: postgres.url, folder, port: PORT }, (origin, usage) =>
      costsOf(origin, usage, owner),
    )
    for (const [name, table] of Object.entries(tablesOf({ ...costs, network, row }))) {
      console.log(`\n${table}\n`)
      await putSection(name, table, PAGE_FILE)
    }
  } finally {
    await owner.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function costsOf(origin: string, usage: Usage, owner: Client) {
  const database = await cpuOf(owner)
  await quiet(database)
  const pages: Costs['pages'] = {}
  for (const [name, page] of Object.entries(PAGES)) {
    const side = await signedIn(origin, `${page.as}@demo.test`)
    const asks = await asksOf(page, owner)
    for (let turn = 0; turn < WARM; turn += 1) await open(side, asks)
    const rows = await rowsOf(owner)
    const from = { server: usage().processor, database: await database() }
    for (let turn = 0; turn < OPENED; turn += 1) await open(side, asks)
    const used = { server: usage().processor - from.server, database: (await database()) - from.database }
    pages[name] = {
      calls: asks.length,
      server: used.server / OPENED,
      database: used.database / OPENED,
      rows: ((await rowsOf(owner)) - rows) / OPENED,
    }
    console.log(name, pages[name])
  }
  return { pages, memory: usage().memory }
}

/** Until the jobs that follow so many new rows (the chain of the log, indexes, statistics) are through. */
async function quiet(database: () => Promise<number>): Promise<void> {
  for (let look = 0; look < PATIENCE; look += 1) {
    const before = await database()
    await wait(3000)
    if ((await database()) - before < 60) return
  }
  console.log('the database is still at work; its CPU counts too much')
}

/** As a browser does: what a page needs is asked for at once. */
async function open(side: Side, asks: readonly Ask[]): Promise<void> {
  await Promise.all(asks.map((ask) => askOnce(side, ask)))
}

/** The calls of a page, with somebody and something of the network that they are about. */
async function asksOf({ calls, about }: Page, owner: Client): Promise<Ask[]> {
  const { rows } = about === undefined ? { rows: [] } : await owner.query<{ id: string }>(WHO[about])
  return calls.map((path) => ({ path: path.replace(':id', rows[0]?.id ?? '') }))
}

/** Rows are written a moment after the answer. */
async function rowsOf(owner: Client): Promise<number> {
  await wait(1500)
  const { rows } = await owner.query<{ count: string }>('select count(*) from activity_logs')
  return Number(rows[0]?.count)
}

/** Bytes of all tables and indexes. */
async function sizeOf(owner: Client): Promise<number> {
  await owner.query('vacuum analyze')
  const { rows } = await owner.query<{ size: string }>('select pg_database_size(current_database()) as size')
  return Number(rows[0]?.size)
}
