import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { PROGRAM_ENV } from '#test/program-env.ts'

const SERVER = fileURLToPath(new URL('../../../../test/killable-server.ts', import.meta.url))
const PORT = 20_000 + (process.pid % 20_000)
const ORIGIN = `http://127.0.0.1:${PORT}`

let database: TestDatabase
let folder: TestFolder
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await createTestFolder()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  await folder.remove()
})

it('loses no acknowledged visit when the server is killed', { timeout: 180_000 }, async () => {
  for (const many of [20, 100]) {
    const server = await startServer()
    const cookie = await signIn()
    const acknowledged: string[] = []
    const senders = Array.from({ length: 8 }, () => sendUntilCut(cookie, acknowledged))

    await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(many)
    server.kill('SIGKILL')
    await Promise.all(senders)

    const found = await db.selectFrom('activity_logs').select('id').where('id', 'in', acknowledged).execute()
    expect(found).toHaveLength(acknowledged.length)
  }
})

async function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...PROGRAM_ENV,
      DEMO: '1',
      PORT: String(PORT),
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return server
}

async function signIn(): Promise<string> {
  const answer = await send('/login', { email: 'expert@demo.test', password: 'Demo-pass-1' }, '')
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function sendUntilCut(cookie: string, acknowledged: string[]): Promise<void> {
  const visit = { type: 'visit', log_name: 'Visit', url: '/expert/projects' }
  for (;;) {
    try {
      const answer = await send('/activities', visit, cookie)
      acknowledged.push(z.parse(z.object({ log_id: z.string() }), await answer.json()).log_id)
    } catch {
      return
    }
  }
}

function send(path: string, body: object, cookie: string): Promise<Response> {
  return fetch(`${ORIGIN}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie },
    body: JSON.stringify(body),
  })
}
