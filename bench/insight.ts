// The pages of insight at a million events and a million rows of the log: each figure alone, and the page that asks for all.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { countDays } from '../apps/server/src/features/insights/counted-days.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { INSIGHT_NAMES, INSIGHTS } from '../packages/contract/src/insights/catalogue.ts'
import type { Side } from './load.ts'
import { addNetwork } from './network.ts'
import { markdownTable } from './report.ts'
import { addPeople, addRows } from './rows.ts'
import { addAccounts, signedIn, withServer } from './server.ts'

/** Fewer for a first look: `EVENTS=100000 npm run bench -- insight`. */
const EVENTS = Number(process.env['EVENTS'] ?? 1_000_000)
const ROUNDS = 15
const PORT = 38_418
const SO_FAR = new URL('../apps/server/migrations/202611230641_insight_events_so_far.sql', import.meta.url)

/** Prints what it does and gives the section of BENCH.md. */
export async function benchInsight(): Promise<string> {
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
    console.log(`adding a network, ${EVENTS} events and ${EVENTS} rows of the log`)
    await fill(postgres.url)
    return await withServer({ url: postgres.url, folder, port: PORT }, measured)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(url: string): Promise<void> {
  await addPeople(url)
  await addRows(url, EVENTS)
  const pool = new Pool({ connectionString: url, max: 2, options: '-c timezone=UTC' })
  const owner = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await addNetwork(owner)
  await addEvents(owner)
  await owner.destroy()
  const app = openDatabase<DB>({ url })
  const start = performance.now()
  await countDays(app, new Date())
  console.log(`the days of the log are counted in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  await app.destroy()
}

/** Over the last 90 days: half of them about projects and settings, the rest what insight counts. */
async function addEvents(db: Kysely<DB>): Promise<void> {
  await sql`alter table domain_events disable trigger user`.execute(db)
  await sql`insert into domain_events (kind, subject_kind, subject_id, subject_title, gig_id, differences, created_at)
    select kind, case when kind like 'gig.%' then 'gig' else 'expert' end, person_id, 'Somebody',
      case when kind not like 'expert.%' then gigs.id end,
      case kind when 'expert.applied' then '{"status": {"from": "Incomplete", "to": "Pending"}}'::jsonb
        when 'expert.approved' then '{"status": {"from": "Pending", "to": "Approved"}}'::jsonb
        when 'gig.changed' then '{"name": {"from": "One", "to": "Another"}}'::jsonb end,
      now() - interval '90 days' * (1 - n::float / ${EVENTS}::int)
    from generate_series(1, ${EVENTS}::int) n,
      lateral (select (array['gig.changed', 'gig.changed', 'gig.changed', 'gig.changed', 'gig.changed',
        'expert.applied', 'expert.approved', 'engagement.requested', 'engagement.accepted', 'engagement.declined',
        'engagement.hired', 'expert.rated'])[1 + n % 12] as kind) kinds
    join (select person_id, row_number() over (order by person_id) - 1 as place from experts) people
      on people.place = (n / 12 * 31) % 20000
    join (select id, row_number() over (order by id) - 1 as place from gigs) gigs on gigs.place = (n / 12 * 7) % 50000`.execute(
    db,
  )
  await sql`alter table domain_events enable trigger user`.execute(db)
  await sql.raw(await readFile(SO_FAR, 'utf8')).execute(db)
  await sql`vacuum analyze`.execute(db)
}

async function measured(origin: string): Promise<string> {
  const admin = await signedIn(origin, 'admin@demo.test')
  const rows: string[][] = []
  for (const name of INSIGHT_NAMES) rows.push(await row(INSIGHTS[name].title, admin, [name]))
  rows.push(await row('the whole page of an administrator', admin, INSIGHT_NAMES))
  const own = INSIGHT_NAMES.filter((name) => INSIGHTS[name].group === 'Projects')
  const manager = await signedIn(origin, 'manager@demo.test')
  rows.push(await row('the whole page of a manager', manager, own))
  return markdownTable([`at ${EVENTS} events`, 'p50, ms', 'p95, ms'], rows)
}

/** All of these at once, as the page asks for them, until the last has answered. */
async function row(title: string, { origin, headers }: Side, names: readonly string[]): Promise<string[]> {
  const taken: number[] = []
  for (let round = -2; round < ROUNDS; round += 1) {
    const start = performance.now()
    await Promise.all(
      names.map(async (name) => {
        const answer = await fetch(`${origin}/api/insights/${name}`, { headers })
        if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
        await answer.text()
      }),
    )
    if (round >= 0) taken.push(performance.now() - start)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  const figures = [title, at(0.5), at(0.95)]
  console.log(figures.join(' | '))
  return figures
}
