// Today, the week calendar and what comes next at ten thousand calls, asked of the real server.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { cpuOf } from './cpu.ts'
import type { Side } from './load.ts'
import { markdownTable } from './report.ts'
import { addAccounts, signedIn, withServer, type Usage } from './server.ts'

const CALLS = 10_000
const ASKED = 60
const WARM = 10
const PORT = 38_419
const HEAD = ['of whom', 'p50, ms', 'p95, ms', 'CPU of the server, ms', 'CPU of the database, ms']

/** Prints what it does and gives the section of BENCH.md. */
export async function benchWork(): Promise<string> {
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
    await owner.query(ROWS, [CALLS])
    await owner.query('vacuum analyze calls')
    const database = await cpuOf(owner)
    const place = { url: postgres.url, folder, port: PORT }
    const rows = await withServer(place, (origin, usage) => measured(origin, { usage, database }))
    return markdownTable([`at ${CALLS.toLocaleString('en')} calls`, ...HEAD], rows)
  } finally {
    await owner.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

// Half a year back and ahead, over all hires of the demo network; a fifth of them are those of manager@.
const ROWS = `
  insert into calls (engagement_id, host_id, title, status, start_at, end_at, created_at, updated_at)
  select hires.ids[1 + n % cardinality(hires.ids)], case when n % 5 = 0 then manager.id end, 'Call ' || n,
    case when at.start < now() then 'held' else 'booked' end, at.start, at.start + interval '30 minutes',
    now() - interval '200 days', now()
  from generate_series(1, $1::int) n,
    (select array_agg(id order by id) as ids from engagements where assigned_at is not null) hires,
    (select id from users where email = 'manager@demo.test') manager,
    lateral (select now() + (n * 7919 % 8760 - 4380) * interval '1 hour' as start) at`

interface Spent {
  usage: Usage
  database: () => Promise<number>
}

async function measured(origin: string, spent: Spent): Promise<string[][]> {
  const rows: string[][] = []
  for (const role of ['manager', 'expert']) {
    const side = await signedIn(origin, `${role}@demo.test`)
    for (const [name, path] of ASKS) {
      rows.push([name, role, ...(await timesOf(side, path, spent))])
      console.log(rows.at(-1)?.join(' | '))
    }
  }
  return rows
}

const DAY = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const ASKS = [
  ['Today', '/today'],
  ['a week of the calendar', `/calls?from=${dayIn(0)}&to=${dayIn(6)}`],
  ['onboarded, with what comes next', '/ics?pageSize=50'],
] as const

/** One after the other; the first few warm up. */
async function timesOf({ origin, headers }: Side, path: string, { usage, database }: Spent) {
  const taken: number[] = []
  let before = { server: 0, database: 0 }
  for (let turn = 0; turn < ASKED + WARM; turn += 1) {
    if (turn === WARM) before = { server: usage().processor, database: await database() }
    const from = performance.now()
    const answer = await fetch(`${origin}/api${path}`, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    if (turn >= WARM) taken.push(performance.now() - from)
  }
  const used = [usage().processor - before.server, (await database()) - before.database]
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return [at(0.5), at(0.95), ...used.map((all) => all / ASKED)].map((figure) => figure.toFixed(1))
}
