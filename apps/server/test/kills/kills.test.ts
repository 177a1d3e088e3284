import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { visitEmbeddedPostgres } from '#platform/db/embedded.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { diceOf } from '#test/fuzz/dice.ts'
import { parsersOf } from '#test/parsers.ts'
import { until } from '#test/until.ts'
import { applicant } from './reader.ts'
import { Victim, type Target } from './victim.ts'
import { emptyJournal, keepWriting, signIn, type Journal } from './writers.ts'

// `npm run faults -- --seed N --rounds N` sets both.
const seed = Number(process.env['FAULTS_SEED'] ?? Math.floor(Math.random() * 1e9))
const rounds = Number(process.env['FAULTS_ROUNDS'] ?? 4)
// Only Linux tells which processes read resumes.
const TARGETS: readonly Target[] = [
  'server',
  'database',
  'both',
  ...(process.platform === 'linux' ? (['parser'] as const) : []),
]

let folder: TestFolder
let victim: Victim
const journal = emptyJournal()
let started = new Date()

beforeAll(async () => {
  process.stdout.write(`faults: seed ${seed}, ${rounds} rounds\n`)
  folder = await createTestFolder()
  victim = new Victim(folder.path)
  await victim.start()
  started = new Date()
}, 180_000)
afterAll(async () => {
  await victim.stop()
  await folder.remove()
})

it(
  'keeps every acknowledged write and no half of one, whatever is killed',
  { timeout: 60_000 + rounds * 60_000 },
  async () => {
    const dice = diceOf(seed)
    const lasted = new Map<Target, number[]>()
    for (let round = 0; round < rounds; round += 1) {
      const target = TARGETS[round % TARGETS.length] ?? 'both'
      const before = countsOf(journal)
      const over = new AbortController()
      const cookie = await signIn(victim.origin)
      const writing = keepWriting({ origin: victim.origin, cookie, signal: over.signal }, journal)

      let killed = 0
      try {
        // A busy machine is slow at first; a kill before the first write would try nothing.
        await until(() => countsOf(journal).every((count, kind) => count > (before[kind] ?? 0)))
        await sleep(dice.below(1200))
        killed = Date.now()
        if (target === 'parser') await killParser(dice.below(300))
        else await victim.kill(target)
      } finally {
        over.abort()
      }
      await writing
      await victim.start()
      lasted.set(target, [...(lasted.get(target) ?? []), Date.now() - killed])

      const where = `round ${round}, ${target} killed`
      expect(await inDatabase(lostOf(journal)), where).toEqual([])
      expect(await inDatabase(halves), where).toEqual([])
    }
    await report(lasted)
    expect(Math.min(...countsOf(journal))).toBeGreaterThanOrEqual(rounds)
  },
)

/** Of a resume that is read: its reader hears of it or notices nothing, the next is read, and writers go on. */
async function killParser(wait: number): Promise<void> {
  const { pid } = victim
  const read = await applicant(victim.origin)
  const asked = read()
  await until(() => parsersOf(pid).length > 0)
  await sleep(wait)
  await victim.kill('parser')
  const before = countsOf(journal)

  expect([200, 503]).toContain(await asked)
  expect(await read()).toBe(200)
  await until(() => countsOf(journal).every((count, kind) => count > (before[kind] ?? 0)))
  expect(victim.pid).toBe(pid)
}

/** As a table for SECURITY.md. */
async function report(lasted: ReadonlyMap<Target, readonly number[]>): Promise<void> {
  const rows = [...lasted].map(([target, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (part: number) => ((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) / 1000).toFixed(1)
    return `| ${target} | ${times.length} | ${at(0.5)} | ${at(1)} |`
  })
  const acknowledged = Object.entries(journal).map(
    ([kind, all]: [string, string[]]) => `${all.length.toLocaleString('en-GB')} ${NOUNS[kind] ?? kind}`,
  )
  const table = [
    '| killed with -9 | rounds | back after s, middle | longest |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    `\nSeed ${seed}. Acknowledged and all there: ${acknowledged.join(', ')}.`,
  ].join('\n')
  process.stdout.write(`\n${table}\n`)
  const file = process.env['FAULTS_REPORT']
  if (file !== undefined) await writeFile(file, table)
}

const NOUNS: Readonly<Record<string, string>> = { gigs: 'projects', invited: 'invitations' }

/** How many of each kind were acknowledged. */
function countsOf(all: Journal): number[] {
  return Object.values(all).map((kind: string[]) => kind.length)
}

it(
  'sends the mail of every acknowledged invitation, whatever was killed meanwhile',
  { timeout: 120_000 },
  async () => {
    await expect
      .poll(async () => journal.invited.filter((email) => !mails.has(email)).length + (await readMails()), {
        timeout: 100_000,
        interval: 1000,
      })
      .toBe(0)
  },
)

it('stops in order after all that', { timeout: 60_000 }, async () => {
  expect(await victim.stop()).toBe(0)
})

const mails = new Set<string>()

/** Reads who has got a mail; answers 0. */
async function readMails(): Promise<number> {
  for (const name of await readdir(join(folder.path, 'mail'))) {
    const to = /^To: .*?([\w.-]+@sample\.test)/m.exec(
      await readFile(join(folder.path, 'mail', name), 'utf8'),
    )?.[1]
    if (to !== undefined) mails.add(to)
  }
  return 0
}

function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const options = { folder: join(folder.path, 'database'), keysFolder: join(folder.path, 'keys') }
  return visitEmbeddedPostgres(options, async (url) => {
    const db = openDatabase<DB>({ url })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  })
}

function lostOf({ gigs, visits, feedback, invited }: Journal) {
  return async (db: Db): Promise<string[]> => {
    const { rows } = await sql<{ lost: string }>`
      select key::text as lost from unnest(${gigs}::uuid[]) as key where not exists (select from gigs g where g.id = key)
      union all select key::text from unnest(${visits}::uuid[]) as key where not exists (select from activity_logs a where a.id = key)
      union all select key from unnest(${feedback}::text[]) as key where not exists (select from feedback f where f.message = key)
      union all select key from unnest(${invited}::text[]) as key where not exists (select from people p where p.email = key)`.execute(
      db,
    )
    return rows.map(({ lost }) => lost)
  }
}

/** A project without its event or its row in the log, or the other way round: one transaction writes all three. */
async function halves(db: Db): Promise<string[]> {
  const { rows } = await sql<{ half: string }>`
    select 'project without event ' || id as half from gigs g where name like 'Kill %'
      and not exists (select from domain_events e where e.gig_id = g.id and e.kind = 'gig.created')
    union all select 'event without project ' || gig_id from domain_events e where kind = 'gig.created'
      and not exists (select from gigs g where g.id = e.gig_id)
    union all select 'projects ' || count(*) || ', rows of the log ' || logged from gigs,
      (select count(*) as logged from activity_logs where api_path = '/api/gigs' and status_code < 300 and created_at >= ${started}) as log
      where name like 'Kill %' group by logged having count(*) <> logged`.execute(db)
  return rows.map(({ half }) => half)
}
