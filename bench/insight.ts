// The pages of insight at a million events and a million rows of the log: each figure alone, and the page that asks for all.
import { performance } from 'node:perf_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { countDays } from '../apps/server/src/features/insights/counted-days.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { INSIGHT_NAMES, INSIGHTS } from '../packages/contract/src/insights/catalogue.ts'
import type { Side } from './load.ts'
import { addAnswers, addEvents } from './insight-rows.ts'
import { addNetwork } from './network.ts'
import { markdownTable } from './report.ts'
import { addPeople, addRows } from './rows.ts'
import { signedIn, withServer, withDatabase } from './server.ts'

/** Fewer for a first look: `EVENTS=100000 npm run bench -- insight`. */
const EVENTS = Number(process.env['EVENTS'] ?? 1_000_000)
const ROUNDS = 15
const PORT = 38_418

/** Prints what it does and gives the section of BENCH.md. */
export async function benchInsight(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    console.log(`adding a network, ${EVENTS} events and ${EVENTS} rows of the log`)
    await fill(url)
    return await withServer({ url, folder, port: PORT }, measured)
  })
}

async function fill(url: string): Promise<void> {
  await addPeople(url)
  await addRows(url, EVENTS)
  const pool = new Pool({ connectionString: url, max: 2, options: '-c timezone=UTC' })
  const owner = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    await addNetwork(owner)
    await addAnswers(owner)
    await addEvents(owner, EVENTS)
  } finally {
    // Also after a failure: else the end of the database would be told instead of it.
    await owner.destroy()
  }
  const app = openDatabase<DB>({ url })
  const start = performance.now()
  await countDays(app, new Date())
  console.log(`the days of the log are counted in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  await app.destroy()
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
