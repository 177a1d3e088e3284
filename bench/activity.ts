// The activity log at 100 thousand and at a million rows, against a bare server that does the same SQL.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { loadDemo } from '../apps/server/src/demo.ts'
import { seedReference } from '../apps/server/src/features/reference/seed.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { compare, measure, signIn, type Side, type Speed } from './load.ts'
import { markdownTable } from './report.ts'
import { addPeople, addRows } from './rows.ts'
import { prepare, type Plan } from './scenarios.ts'

const SMALL = 100_000
const LARGE = 1_000_000
const PORTS = { ours: 38_411, bare: 38_412 }

/** Prints what it does and gives the section of BENCH.md. */
export async function benchActivity(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'database'),
    keysFolder: join(folder, 'keys'),
  })
  try {
    await migrate(postgres.url)
    await installJobs(postgres.url)
    await addAccounts(postgres.url)
    await addPeople(postgres.url)
    await addNotes(postgres.url)
    console.log(`adding ${SMALL} rows`)
    await addRows(postgres.url, SMALL)
    const small = await growth(postgres.url, folder)
    console.log(`adding ${LARGE - SMALL} rows`)
    await addRows(postgres.url, LARGE - SMALL)
    return await measureAll(postgres.url, folder, small)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function growth(url: string, folder: string): Promise<Map<string, Speed>> {
  const { growing } = await prepare(url)
  return withOurs(url, folder, async (ours) => {
    const speeds = new Map<string, Speed>()
    for (const { name, asks } of growing) speeds.set(name, await measure(asks, ours))
    return speeds
  })
}

async function measureAll(url: string, folder: string, small: Map<string, Speed>): Promise<string> {
  const { scenarios, plan } = await prepare(url)
  const rows: string[][] = []
  await withOurs(url, folder, (ours) =>
    withBare(url, folder, plan, async (bare) => {
      for (const { name, asks } of scenarios) {
        const speeds = await compare(asks, ours, bare)
        const row = rowOf(name, speeds, small.get(name))
        console.log(row.join(' | '))
        rows.push(row)
      }
    }),
  )
  return markdownTable(
    [
      'at 1,000,000 rows',
      'ours, requests/s',
      'bare, requests/s',
      'ratio',
      'p99 ours, ms',
      'time at 1 M / at 100 k',
    ],
    rows,
  )
}

function rowOf(
  name: string,
  { ours, bare }: { ours: Speed; bare: Speed },
  before: Speed | undefined,
): string[] {
  const growth = before === undefined ? '' : (before.rate / ours.rate).toFixed(2)
  return [
    name,
    ours.rate.toFixed(0),
    bare.rate.toFixed(0),
    (ours.rate / bare.rate).toFixed(2),
    ours.p99.toFixed(0),
    growth,
  ]
}

export async function withOurs<T>(url: string, folder: string, work: (side: Side) => Promise<T>): Promise<T> {
  const server = await start('ours.ts', [], {
    DEMO: '1',
    PORT: String(PORTS.ours),
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
  })
  try {
    return await work(await signIn(`http://127.0.0.1:${PORTS.ours}`, 'admin@demo.test'))
  } finally {
    await end(server)
  }
}

async function withBare<T>(
  url: string,
  folder: string,
  plan: Plan,
  work: (side: Side) => Promise<T>,
): Promise<T> {
  const file = join(folder, 'plan.json')
  await writeFile(file, JSON.stringify(plan))
  const server = await start('bare.ts', [file, url, String(PORTS.bare)], {})
  try {
    return await work({ origin: `http://127.0.0.1:${PORTS.bare}`, headers: {} })
  } finally {
    await end(server)
  }
}

async function start(script: string, args: string[], env: Record<string, string>): Promise<ChildProcess> {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const server = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [first] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  if (server.exitCode !== null) throw new Error(`${script} ended at once: ${String(first)}`)
  return server
}

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function addNotes(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create table bench_notes (id integer primary key, text text)')
  await client.query('insert into bench_notes select n from generate_series(1, 1000) n')
  await client.end()
}

export async function addAccounts(url: string): Promise<void> {
  const db = openDatabase<DB>({ url })
  await seedReference(db)
  await loadDemo(db, { hasHistory: false, now: new Date() })
  await db.destroy()
}
