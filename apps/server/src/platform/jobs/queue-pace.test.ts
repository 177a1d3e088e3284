import { expect, it } from 'vitest'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase } from '#test/database.ts'
import { addJob, startJobs } from './jobs.ts'

const PLACES = 200
const WAITING = { timeout: 90_000 }

it('does the jobs of a queue one after the other without a rest between them', WAITING, async () => {
  const database = await createTestDatabase()
  const db = openDatabase<DB>({ url: database.url })
  const order: number[] = []
  const state = { atOnce: 0, most: 0 }
  const tasks = {
    async sample(payload: unknown) {
      state.atOnce += 1
      state.most = Math.max(state.most, state.atOnce)
      await new Promise((resolve) => setTimeout(resolve, 2))
      order.push(Number(payload))
      state.atOnce -= 1
    },
  }
  for (let place = 0; place < PLACES; place += 1) await addJob(db, 'sample', Object(place), { queue: 'one' })

  const jobs = await startJobs({
    url: database.url,
    tasks,
    onError: (error) => expect(error).toBeUndefined(),
  })
  // With the rests it would take much longer.
  await expect.poll(() => order.length, { timeout: 60_000 }).toBe(PLACES)
  await jobs.stop()
  await db.destroy()
  await database.drop()

  expect(order).toEqual(Array.from({ length: PLACES }, (_, place) => place))
  expect(state.most).toBe(1)
})

it('stops in the middle of a queue', WAITING, async () => {
  const database = await createTestDatabase()
  const db = openDatabase<DB>({ url: database.url })
  const state = { done: 0, isRunning: false }
  const tasks = {
    async sample() {
      state.isRunning = true
      await new Promise((resolve) => setTimeout(resolve, 300))
      state.done += 1
    },
  }
  for (let place = 0; place < 5; place += 1) await addJob(db, 'sample', {}, { queue: 'one' })

  const jobs = await startJobs({
    url: database.url,
    tasks,
    onError: (error) => expect(error).toBeUndefined(),
  })
  await expect.poll(() => state.isRunning).toBe(true)
  await jobs.stop()
  // Whoever called a worker that stopped would be heard by now.
  await new Promise((resolve) => setTimeout(resolve, 800))
  await db.destroy()
  await database.drop()

  expect(state.done).toBe(1)
})
