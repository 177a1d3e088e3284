import { Kysely, PostgresDialect, sql, type LogEvent } from 'kysely'
import { Pool } from 'pg'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { add } from '../apps/server/src/features/activity/capture/entry-store.ts'
import { idAt } from '../apps/server/src/features/activity/capture/entry.ts'
import type { Plan } from './bare.ts'
import type { Ask } from './load.ts'
import { recordReads, type Statement } from './recorded.ts'
import { COMMON, RARE } from './rows.ts'

export interface Scenario {
  name: string
  asks: Ask[]
}

interface Read {
  name: string
  path: string
}

const UPDATE = 'update bench_notes set text = $1 where id = $2'
const VISIT = JSON.stringify({ type: 'visit', log_name: 'Visit projects', url: '/expert/projects' })
const WRITE = JSON.stringify({ text: 'a note' })

/** Everything that is measured at one size of the log, and the same SQL for the bare server. */
export async function prepare(place: {
  url: string
  folder: string
}): Promise<{ scenarios: Scenario[]; growing: Scenario[]; plan: Plan }> {
  const { url } = place
  const statements: Statement[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) }),
    log: ({ query }: LogEvent) => void statements.push({ sql: query.sql, parameters: [...query.parameters] }),
  })
  try {
    const reads = readsOf(await someUser(db))
    const paths = reads.map(({ path }) => path)
    statements.length = 0
    await add(db, [{ id: idAt(new Date()), ...sampleEntry() }], 'refuse')
    const [insert = { sql: '', parameters: [] }] = statements
    const reading = await recordReads(place, 'admin@demo.test', paths)
    const plan: Plan = { reads: reading, writes: { insert, update: UPDATE } }
    const lists = reads.map(({ name, path }) => ({ name, asks: [{ path }] }))
    return { scenarios: [...lists, ...writes(reads)], growing: lists, plan }
  } finally {
    await db.destroy()
  }
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}

function readsOf(user: string): Read[] {
  const [from, to] = [day(40), day(33)]
  return [
    { name: 'first page with total', path: '/activities' },
    { name: 'filtered by a person', path: `/activities?user_id[]=${user}` },
    { name: 'filtered by browser', path: '/activities?browser[]=Firefox' },
    { name: 'filtered by type and status', path: '/activities?type=submit&status=failed' },
    {
      name: 'filtered by dates',
      path: `/activities?start_at=${from}&end_at=${to}`,
    },
    { name: 'searched, rare word', path: `/activities?search=${RARE}` },
    { name: 'searched, common word', path: `/activities?search=${COMMON}` },
  ]
}

function writes(reads: Read[]): Scenario[] {
  const log: Ask = { method: 'POST', path: '/activities', body: VISIT }
  const write: Ask = { method: 'POST', path: '/bench/notes', body: WRITE }
  const [first, person] = reads
  // 70 % reads, 15 % writes, 15 % visits, in an order that mixes them.
  const mixed = Array.from({ length: 20 }, (_, place) => {
    if (place % 7 === 3) return write
    if (place % 7 === 6) return log
    return { path: (place % 2 === 0 ? first : person)?.path ?? '' }
  })
  return [
    { name: 'visit POST', asks: [log] },
    { name: 'mixed: 70 % reads, 15 % writes, 15 % visits', asks: [...mixed.slice(0, 19), log] },
  ]
}

function sampleEntry() {
  return {
    type: 'visit',
    action: 'view',
    status: 'success',
    source: 'client',
    log_name: 'Visit projects',
    title: 'Visit projects',
    url: '/expert/projects',
    url_full_path: '/expert/projects',
    is_main: true,
    ip: '127.0.0.1',
    user_agent: 'bench',
    device: 'Desktop',
    os: 'Linux',
    browser: 'Chrome',
    version: '141',
    created_at: new Date(),
  } as const
}

async function someUser(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from users
    where email like 'bench%' order by id offset 100 limit 1`.execute(db)
  return rows[0]?.id ?? ''
}
