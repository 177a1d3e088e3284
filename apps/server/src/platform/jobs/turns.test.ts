import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase } from '#test/database.ts'
import { addJob, startJobs } from './jobs.ts'

const TURNS = ['last', 'late', undefined] as const

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: ReturnType<typeof openDatabase<DB>>
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

it('works on what somebody waits for first, then on what is late, then on what is last', async () => {
  for (const turn of TURNS) await addThree(db, turn)
  const order: string[] = []
  // Three workers: each group begins whole before one of it ends.
  const groups = TURNS.map(() => Promise.withResolvers<void>())

  const jobs = await startJobs({
    url: database.url,
    tasks: {
      async sample(payload) {
        const group = groups[Math.floor(order.length / 3)]
        order.push(String(payload))
        if (order.length % 3 === 0) group?.resolve()
        await group?.promise
      },
    },
    onError: (error) => expect(error).toBeUndefined(),
  })
  await expect.poll(() => order.length).toBe(9)
  await jobs.stop()

  expect(order).toEqual([...three('soon'), ...three('late'), ...three('last')])
})

async function addThree(to: Db, turn: (typeof TURNS)[number]): Promise<void> {
  for (const name of three(turn ?? 'soon')) await addJob(to, 'sample', Object(name), { turn })
}

function three(name: string): string[] {
  return [name, name, name]
}
