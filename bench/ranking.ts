// The ranking of all experts for a project, at twenty and at two hundred thousand of them: asked through the whole server,
// one request at a time.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { askOnce, type Ask, type Side } from './load.ts'
import { addNetwork } from './network.ts'
import { markdownTable } from './report.ts'
import { addAccounts, signedIn, withServer } from './server.ts'

const PORT = 38_416
const ROUNDS = 15
/** Each expert of the first network, so many times more. */
const COPIES = 9

/** Prints what it does and gives the section of BENCH.md. */
export async function benchRanking(): Promise<string> {
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
    console.log('adding 20,000 experts')
    // As the owner: it makes tables, which the role of the server may not.
    const pool = new Pool({ connectionString: postgres.url, max: 2, options: '-c timezone=UTC' })
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
    await addNetwork(db)
    await db.destroy()
    const rows = [await measured('20,000', postgres.url, folder)]
    console.log('adding 180,000 more')
    await copyExperts(postgres.url)
    rows.push(await measured('200,000', postgres.url, folder))
    return markdownTable(
      [
        'experts',
        'first ranking, s',
        'everybody p50, ms',
        'p95, ms',
        'searched p50, ms',
        'after a change, ms',
        'memory, MB',
      ],
      rows,
    )
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function measured(label: string, url: string, folder: string): Promise<string[]> {
  return withServer({ url, folder, port: PORT }, async (origin, memory) => {
    const manager = await signedIn(origin, 'manager@demo.test')
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ id: string }>(
      `select gigs.id from gigs join users on users.id = gigs.owner_id
        where users.email = 'manager@demo.test' and gigs.name = 'Second-life batteries as a business'`,
    )
    const path = `/gigs/${rows[0]?.id}/recommendations`
    const ask = (body: object): Ask => ({ method: 'POST', path, body: JSON.stringify(body) })
    const first = await timed(manager, ask({}))
    const everybody = await times(manager, ask({}))
    const searched = await times(manager, ask({ filter: { keyword: 'storage' } }))
    await client.query(
      `update people set bio = bio || ' Batteries.' where id = (select person_id from experts limit 1)`,
    )
    const changed = await timed(manager, ask({}))
    await client.end()
    const row = [
      label,
      (first / 1000).toFixed(1),
      quantile(everybody, 0.5).toFixed(0),
      quantile(everybody, 0.95).toFixed(0),
      quantile(searched, 0.5).toFixed(0),
      changed.toFixed(0),
      memory(),
    ]
    console.log(row.join(' | '))
    return row
  })
}

async function times(side: Side, ask: Ask): Promise<number[]> {
  const all: number[] = []
  for (let round = -3; round < ROUNDS; round += 1) {
    const time = await timed(side, ask)
    if (round >= 0) all.push(time)
  }
  return all
}

async function timed(side: Side, ask: Ask): Promise<number> {
  const start = performance.now()
  await askOnce(side, ask)
  return performance.now() - start
}

function quantile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

const SECTIONS = [
  'experts',
  'expert_areas',
  'expert_rates',
  'expert_skills',
  'expert_languages',
  'expert_industries',
  'expert_segments',
  'expert_certifications',
  'expert_educations',
  'expert_experiences',
] as const

/** Copies of the experts with their sections, without projects and logins. */
async function copyExperts(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`set session_replication_role = replica`)
  await client.query(`create table bench_people as select e.person_id as old, gen_random_uuid() as id, n
    from experts e cross join generate_series(1, ${COPIES}) n where e.status = 'Approved'`)
  await client.query(`create index on bench_people (old)`)
  await copy(
    client,
    'people',
    `'id', b.id, 'email', null, 'internal_id', 'COPY-' || b.n || '-' || x.internal_id`,
    'x.id',
  )
  for (const table of SECTIONS) {
    const own = await hasId(client, table)
    await copy(client, table, `'person_id', b.id${own ? `, 'id', gen_random_uuid()` : ''}`, 'x.person_id')
  }
  await client.query(`set session_replication_role = origin`)
  await client.query('vacuum analyze')
  await client.end()
}

async function hasId(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'id'`,
    [table],
  )
  return rows.length > 0
}

async function copy(client: Client, table: string, changed: string, key: string): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
      from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  )
  const names = rows[0]?.names ?? ''
  await client.query(`insert into ${table} (${names}) select ${names} from (
    select (jsonb_populate_record(x, jsonb_build_object(${changed}))).* from ${table} x join bench_people b on b.old = ${key}
  ) made`)
}
