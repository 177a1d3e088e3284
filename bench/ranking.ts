// The ranking of all experts for a project, at twenty and at two hundred thousand of them: asked through the whole server,
// one request at a time.
import { performance } from 'node:perf_hooks'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type Client } from 'pg'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { connected, copyExperts } from './copies.ts'
import { askOnce, type Ask, type Side } from './load.ts'
import { addNetwork } from './network.ts'
import { markdownTable } from './report.ts'
import { signedIn, withServer, type Usage, withDatabase } from './server.ts'

const PORT = 38_416
const ROUNDS = 21
const WARM_UPS = 3
/** How many projects are asked about in turns. */
const PROJECTS = 8
/** How many somebody has on a list of their own. */
const OWN = 200
/** Each expert of the first network, so many times more. */
const COPIES = 9

const HEAD = [
  'experts',
  'first ranking, s',
  'everybody p50, ms',
  'p95',
  'processor',
  'own list p50, ms',
  'p95',
  'processor',
  'searched p50, ms',
  'the same again p50, ms',
  'after a change, ms',
  'memory, MB',
]

/** Prints what it does and gives the section of BENCH.md. */
export async function benchRanking(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    console.log('adding 20,000 experts')
    // As the owner: it makes tables, which the role of the server may not.
    const pool = new Pool({ connectionString: url, max: 2, options: '-c timezone=UTC' })
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
    await addNetwork(db)
    // A network that stands is searchable: taking in thousands of new people would be measured along.
    await sql`truncate search_changes`.execute(db)
    await db.destroy()
    const rows = [await measured('20,000', url, folder)]
    console.log('adding 180,000 more')
    await copyExperts(url, COPIES)
    rows.push(await measured('200,000', url, folder))
    return markdownTable(HEAD, rows)
  })
}

function measured(label: string, url: string, folder: string): Promise<string[]> {
  return withServer({ url, folder, port: PORT }, async (origin, usage) => {
    const manager = await signedIn(origin, 'manager@demo.test')
    await using disposing = new AsyncDisposableStack()
    const client = await connected(url, disposing)
    const paths = await pathsOfOwn(client)
    const roster = await rosterOf(client)
    const [path = ''] = paths
    const first = await timed(manager, asking(path))
    const measure = (asks: readonly Ask[]) => times(manager, asks, usage)
    // Each time another project: what was weighed a moment ago is remembered.
    const everybody = await measure(paths.map((one) => asking(one)))
    const own = await measure(paths.map((one) => asking(one, { roster_id: roster })))
    const searched = await measure(paths.map((one) => asking(one, { keyword: 'storage' })))
    const again = await measure([asking(path)])
    const changed = await changes(manager, client, asking(path))
    const figures = [everybody, own].flatMap(({ all, processor }) => [
      quantile(all, 0.5),
      quantile(all, 0.95),
      processor,
    ])
    const rest = [searched.all, again.all, changed].map((all) => quantile(all, 0.5))
    const cells = [...figures, ...rest, usage().memory].map((figure) => figure.toFixed(0))
    const row = [label, (first / 1000).toFixed(1), ...cells]
    console.log(row.join(' | '))
    return row
  })
}

/** Projects of the manager, more than the server remembers the weighing of. */
async function pathsOfOwn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct on (split_part(gigs.name, ' ', 1)) gigs.id
      from gigs join users on users.id = gigs.owner_id
      where users.email = 'manager@demo.test' and gigs.deleted_at is null and gigs.summary is not null
      order by split_part(gigs.name, ' ', 1), gigs.id limit ${PROJECTS}`,
  )
  return rows.map(({ id }) => `/gigs/${id}/recommendations`)
}

/** A list of the manager's own, of experts from all over. */
async function rosterOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `with list as (insert into rosters (owner_id, name, created_at)
        select id, 'Bench ' || gen_random_uuid(), now() from users where email = 'manager@demo.test' returning id),
      filled as (insert into roster_experts (roster_id, person_id, added_at)
        select list.id, e.person_id, now() from list,
          (select person_id from experts where status = 'Approved' and is_available
            order by md5(person_id::text) limit ${OWN}) e)
      select id from list`,
  )
  return rows[0]?.id ?? ''
}

function asking(path: string, filter?: Record<string, string>): Ask {
  return { method: 'POST', path, body: JSON.stringify(filter === undefined ? {} : { filter }) }
}

/** Each ranking is the next one after somebody's profile changed. */
async function changes(side: Side, client: Client, ask: Ask): Promise<number[]> {
  const all: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query(
      `update people set bio = bio || ' Batteries.' where id = (select person_id from experts offset $1 limit 1)`,
      [round],
    )
    all.push(await timed(side, ask))
  }
  return all
}

interface Times {
  all: number[]
  /** Milliseconds of the processor that the server used for one. */
  processor: number
}

async function times(side: Side, asks: readonly Ask[], usage: Usage): Promise<Times> {
  const all: number[] = []
  let before = 0
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    if (round === 0) before = usage().processor
    const ask = asks[(round + WARM_UPS) % asks.length]
    if (ask === undefined) throw new Error('There is nothing to ask.')
    const time = await timed(side, ask)
    if (round >= 0) all.push(time)
  }
  return { all, processor: (usage().processor - before) / ROUNDS }
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
