import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
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
