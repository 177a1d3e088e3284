import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { watchWorkers, type Watch } from './abandoned.ts'
import { addJob, startJobs } from './jobs.ts'

const EVERY = 50

let database: TestDatabase
let db: Db
const errors: unknown[] = []
const watches: Watch[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(() => void (errors.length = 0))
afterEach(async () => {
  for (const watch of watches.splice(0)) await watch.stop()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  if (errors.length > 0) throw errors[0]
})

function watch(): Watch {
  const started = watchWorkers({ url: database.url, onError: (error) => errors.push(error), every: EVERY })
  watches.push(started)
  return started
}

/** A job in the middle of which its worker was left. */
async function jobOf(worker: string): Promise<void> {
  await addJob(db, 'sample', {})
  await sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now(), attempts = 1`.execute(
    db,
  )
}

async function lockedBy(): Promise<string | null | undefined> {
  const { rows } = await sql<{
    by: string | null
  }>`select locked_by as by from graphile_worker._private_jobs`.execute(db)
  return rows[0]?.by
}

it('gives the job of a killed worker to the others', async () => {
  await jobOf('worker-dead')

  watch()

  await expect.poll(lockedBy).toBeNull()
})

it('leaves a worker alone that another instance holds', async () => {
  const other = watch()
  other.hold('worker-alive')
  await expect.poll(heldLocks).toBe(1)
  await jobOf('worker-alive')

  watch()

  await sleep(EVERY * 10)
  expect(await lockedBy()).toBe('worker-alive')
})

it('leaves long work of the real worker library alone', async () => {
  let end = (): void => undefined
  const tasks = { slow: () => new Promise<void>((resolve) => void (end = resolve)) }
  const onError = (error: unknown) => void errors.push(error)
  const jobs = await startJobs({ url: database.url, tasks, every: EVERY, onError })
  watch()
  await addJob(db, 'slow', {})
  await expect.poll(lockedBy).toEqual(expect.any(String))

  await sleep(EVERY * 10)
  const later = await lockedBy()
  end()
  await jobs.stop()

  expect(later).toEqual(expect.any(String))
})

async function asOwner(text: string): Promise<void> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(text)
  await client.end()
}

it('does a job again whose end could not be written down, and the rest of its queue after it', async () => {
  const done: string[] = []
  const seen: unknown[] = []
  const tasks = { sample: async (payload: unknown) => void done.push(JSON.stringify(payload)) }
  const onError = (error: unknown) => void seen.push(error)
  await asOwner(`create function not_now() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
    create trigger not_now before delete on graphile_worker._private_jobs for each statement execute function not_now()`)
  const jobs = await startJobs({ url: database.url, tasks, every: EVERY, onError })
  await addJob(db, 'sample', { place: 1 }, { queue: 'one' })
  await addJob(db, 'sample', { place: 2 }, { queue: 'one' })
  await expect.poll(() => seen.length).toBeGreaterThan(0)

  await asOwner('drop trigger not_now on graphile_worker._private_jobs')

  await expect.poll(() => done.includes('{"place":2}'), { timeout: 20_000 }).toBe(true)
  await expect.poll(lockedBy).toBeUndefined()
  expect(done.filter((one) => one === '{"place":1}').length).toBeGreaterThan(1)
  await jobs.stop()
})

it('works on when several ends at once could not be written down, and stops', async () => {
  const gates: (() => void)[] = []
  const done: unknown[] = []
  const tasks = {
    slow: () => new Promise<void>((resolve) => void gates.push(resolve)),
    sample: async (payload: unknown) => void done.push(payload),
  }
  const seen: unknown[] = []
  const onError = (error: unknown) => void seen.push(error)
  await asOwner(`create or replace function not_now() returns trigger language plpgsql as
    $$ begin perform pg_advisory_lock_shared(99); raise 'not now'; end $$;
    create trigger not_now before delete on graphile_worker._private_jobs for each statement execute function not_now()`)
  const barrier = new Client({ connectionString: database.url })
  await barrier.connect()
  await barrier.query('select pg_advisory_lock(99)')
  const jobs = await startJobs({ url: database.url, tasks, every: EVERY, onError })
  for (const place of [1, 2, 3]) await addJob(db, 'slow', { place })
  await expect.poll(() => gates.length).toBe(3)

  for (const end of gates.splice(0)) {
    end()
    await sleep(50)
  }
  await barrier.end()
  await expect.poll(() => seen.length).toBeGreaterThan(2)
  await asOwner('drop trigger not_now on graphile_worker._private_jobs')
  await addJob(db, 'sample', { place: 4 })
  await expect.poll(() => gates.length).toBe(3)
  for (const end of gates) end()

  await expect.poll(() => done).toEqual([{ place: 4 }])
  await jobs.stop()
})

it('frees its jobs once that instance is gone', async () => {
  const other = watch()
  other.hold('worker-alive')
  await expect.poll(heldLocks).toBe(1)
  await jobOf('worker-alive')
  watch()

  await other.stop()

  await expect.poll(lockedBy).toBeNull()
})

async function heldLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where locktype = 'advisory' and mode = 'ShareLock' and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

async function waitingForLocks(): Promise<unknown> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  )
  return rows[0]?.count
}

it('stops workers that were just beginning anew', async () => {
  const seen: unknown[] = []
  const tasks = { sample: () => Promise.resolve() }
  await asOwner(`create or replace function not_now() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
    create trigger not_now before delete on graphile_worker._private_jobs for each statement execute function not_now()`)
  const onError = (error: unknown) => void seen.push(error)
  const jobs = await startJobs({ url: database.url, tasks, every: EVERY, onError })
  const barrier = new Client({ connectionString: database.url })
  await barrier.connect()
  await barrier.query('begin; lock table graphile_worker.migrations in access exclusive mode')
  await addJob(db, 'sample', {})
  await expect.poll(waitingForLocks, { timeout: 20_000 }).toBe(1)
  await asOwner('drop trigger not_now on graphile_worker._private_jobs')

  const stopped = jobs.stop()
  await barrier.end()

  await stopped
  expect(seen.length).toBeGreaterThan(0)
})
