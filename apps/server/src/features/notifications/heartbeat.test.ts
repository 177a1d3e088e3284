import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase } from '#test/database.ts'
import { until } from '#test/until.ts'
import { startLive, type Live } from './live.ts'

const USER = '01932f5e-7d3a-7000-8000-000000000001'
const [LIVING, ENDED] = ['01932f5e-7d3a-7000-8000-00000000000a', '01932f5e-7d3a-7000-8000-00000000000b']

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
let live: Live
let living = new Set([LIVING, ENDED])
const errors: unknown[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
  const sessions = { livingOf: () => Promise.resolve(living), watch: () => undefined }
  live = await startLive({
    db,
    url: database.url,
    sessions,
    heartbeat: 20,
    onError: (error) => errors.push(error),
  })
})
afterAll(async () => {
  await live.stop()
  await db.destroy()
  await database.drop()
})

async function listening(sessionId: string) {
  const stream = live.open({ userId: USER, sessionId })
  const heard = { text: '', isOver: false }
  stream?.setEncoding('utf8').on('data', (chunk: string) => (heard.text += chunk))
  stream?.on('close', () => (heard.isOver = true))
  return heard
}

describe('a stream that nothing happens on', () => {
  it('is kept open by a sign of life, and ends when its session has run out in silence', async () => {
    const [one, other] = [await listening(LIVING), await listening(ENDED)]
    await until(() => one.text.split(': still here').length > 3)
    expect(other.isOver).toBe(false)

    living = new Set([LIVING])

    await until(() => other.isOver)
    const before = one.text.length
    await until(() => one.text.length > before)
    expect([one.isOver, errors]).toEqual([false, []])
  })
})
