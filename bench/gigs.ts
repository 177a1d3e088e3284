// Lists of projects and experts in a network of a hundred thousand experts and fifty thousand projects:
// each beside the same SQL, sent by one bare connection.
import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import { Pool } from 'pg'
import type { Reader } from '../apps/server/src/features/experts/policy.ts'
import * as expertCounts from '../apps/server/src/features/experts/lists/count-store.ts'
import * as expertLists from '../apps/server/src/features/experts/lists/store.ts'
import * as gigLists from '../apps/server/src/features/gigs/list-store.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { copyExperts } from './copies.ts'
import { askOnce, type Ask, type Side } from './load.ts'
import { addNetwork } from './network.ts'
import { markdownTable } from './report.ts'
import { signedIn, withServer, withDatabase } from './server.ts'

type Statements = { sql: string; parameters: readonly unknown[] }[]

interface Case {
  name: string
  who: 'admin' | 'manager'
  ask: Ask
  /** What the product asks the database for this. */
  work: (db: Kysely<DB>, reader: Reader) => Promise<unknown>
}

const ROUNDS = 25
/** Of each of 20,000 experts. */
const COPIES = 4
const FIRST = { page: 1, pageSize: 10 }
const now = new Date()

const PORT = 38_414

/** Prints what it does and gives the section of BENCH.md. */
export async function benchGigs(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    console.log('adding 100,000 experts and 50,000 projects')
    await asOwner(url, addNetwork)
    await copyExperts(url, COPIES)
    return await withServer({ url, folder, port: PORT }, (origin) => measureAll(url, origin))
  })
}

/** Makes tables, which the role of the server may not. */
export async function asOwner(url: string, work: (db: Kysely<DB>) => Promise<void>): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2, options: '-c timezone=UTC' })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

async function measureAll(url: string, origin: string): Promise<string> {
  const recorded: Statements = []
  const log = ({ query }: LogEvent) =>
    void recorded.push({ sql: query.sql, parameters: [...query.parameters] })
  const pool = new Pool({ connectionString: url, max: 2, options: '-c role=guildhall_app -c timezone=UTC' })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log })
  const rows: string[][] = []
  try {
    const sides = {
      admin: await signedIn(origin, 'admin@demo.test'),
      manager: await signedIn(origin, 'manager@demo.test'),
    }
    for (const one of cases()) {
      const reader = await readerOf(db, one.who)
      recorded.length = 0
      await one.work(db, reader)
      const row = await compare(one, [...recorded], sides[one.who], pool)
      console.log(row.join(' | '))
      rows.push(row)
    }
  } finally {
    await db.destroy()
  }
  return markdownTable(
    ['at 100,000 experts and 50,000 projects', 'p50, ms', 'p95, ms', 'p50 / bare SQL', 'p95 / bare SQL'],
    rows,
  )
}

/** Takes turns, so that what disturbs the machine disturbs both. */
async function compare({ name, ask }: Case, statements: Statements, side: Side, pool: Pool) {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = -3; round < ROUNDS; round += 1) {
    const ours = await timed(() => askOnce(side, ask))
    const bare = await timed(async () => {
      for (const one of statements) await pool.query(one.sql, [...one.parameters])
    })
    if (round < 0) continue
    times.ours.push(ours)
    times.bare.push(bare)
  }
  const [p50, p95] = [quantile(times.ours, 0.5), quantile(times.ours, 0.95)]
  return [
    name,
    p50.toFixed(0),
    p95.toFixed(0),
    (p50 / quantile(times.bare, 0.5)).toFixed(2),
    (p95 / quantile(times.bare, 0.95)).toFixed(2),
  ]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function cases(): Case[] {
  return [...gigCases(), ...expertCases()]
}

function gigCases(): Case[] {
  const list = (name: string, who: Case['who'], path: string, query: object): Case => ({
    name: `projects: ${name}`,
    who,
    ask: { path: `/gigs${path}` },
    work: (db, reader) => gigLists.page(db, reader, { ...query }),
  })
  return [
    list('first page, all', 'admin', '', {}),
    list('own of a manager', 'manager', '?scope=own', { scope: 'own' }),
    list('search, common word', 'admin', '?keyword=hospitals', { keyword: 'hospitals' }),
    {
      name: 'projects: counts of all tabs',
      who: 'admin',
      ask: { path: '/gigs/statusCount' },
      work: (db, reader) => gigLists.counts(db, reader, {}),
    },
  ]
}

function expertCases(): Case[] {
  const list = (name: string, who: Case['who'], keyword?: string): Case => ({
    name: `experts: ${name}`,
    who,
    ask: { path: `/experts${keyword === undefined ? '' : `?keyword=${encodeURIComponent(keyword)}`}` },
    work: (db, reader) => expertPage(db, reader, keyword),
  })
  const keyword = 'strategy director'
  return [
    list('first page, all', 'admin'),
    list('first page of a manager', 'manager'),
    list('search, two common words', 'admin', keyword),
    list('search, a name', 'admin', 'okonkwo-moreau'),
    {
      name: 'experts: counts of a search',
      who: 'admin',
      ask: { path: `/users/statusCount?keyword=${encodeURIComponent(keyword)}` },
      work: async (db, reader) => {
        await expertCounts.counts(db, { reader, filter: { keyword }, now })
      },
    },
  ]
}

async function expertPage(db: Kysely<DB>, reader: Reader, keyword: string | undefined): Promise<void> {
  const asked = { reader, filter: { keyword }, now }
  const sort = { key: keyword === undefined ? 'date' : 'relevance', direction: 'desc' } as const
  const { ids } = await expertLists.page(db, asked, sort, FIRST)
  await expertLists.rows(db, reader, ids)
}

async function readerOf(db: Kysely<DB>, who: Case['who']): Promise<Reader> {
  const { id, person_id } = await db
    .selectFrom('users')
    .select(['id', 'person_id'])
    .where('email', '=', `${who}@demo.test`)
    .executeTakeFirstOrThrow()
  return { userId: id, personId: person_id, roles: [`growth_experts_${who}`], permissions: [] }
}
