import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { freePort } from '#test/free-port.ts'
import { until } from '#test/until.ts'
import { SystemState } from '@guildhall/contract/jobs/care'
import * as z from 'zod/mini'
import { PROGRAM_ENV } from '#test/program-env.ts'

const SERVER = fileURLToPath(new URL('../killable-server.ts', import.meta.url))
/** Enough to start and to work, not for many callers. */
const HANDLES = 110
const FLOOD = 200

let database: TestDatabase
let folder: TestFolder
let server: ChildProcess
let port = 0
const silent: Socket[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await createTestFolder()
  port = await freePort()
  const command = `ulimit -n ${HANDLES} && exec "${process.execPath}" "${SERVER}"`
  server = spawn('/bin/sh', ['-c', command], {
    env: {
      ...PROGRAM_ENV,
      DEMO: '1',
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (server.stdout !== null) await once(server.stdout, 'data')
}, 120_000)
afterAll(async () => {
  for (const socket of silent) socket.destroy()
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
  await database.drop()
  await folder.remove()
})

/** Somebody whose connection is open already. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function ask(path: string, body?: object): Promise<number> {
  return (await call(path, body)).status
}

type Answer = { status: number; text: string; cookies: string[] }

function call(path: string, body?: object, cookie = ''): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie }
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent }, (answer) => {
      const cookies = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '')
      void textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text, cookies }))
    })
    sent.on('error', () => resolve({ status: 0, text: '', cookies: [] }))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** So many who connect and say nothing. */
function crowd(count: number): void {
  for (let one = 0; one < count; one += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    silent.push(socket)
  }
}

const State = z.object({ data: SystemState })

/** What the System page says of handles, if it can be opened. */
async function handlesAlert(cookie: string) {
  const { status, text } = await call('/api/settings/system', undefined, cookie)
  if (status !== 200) return undefined
  return z.parse(State, JSON.parse(text)).data.alerts.find(({ part }) => part === 'handles')
}

describe('a server that has no file handles left', () => {
  it('serves whoever is there or tells them to come again, and everybody once there are some', async () => {
    expect(await ask('/readyz')).toBe(200)
    const { cookies } = await call('/api/login', { email: 'admin@demo.test', password: 'Demo-pass-1' })
    const admin = cookies.join('; ')
    expect(await handlesAlert(admin)).toBeUndefined()
    crowd(FLOOD)
    await until(() => silent.some(({ destroyed, closed }) => destroyed || closed))

    const answers: number[] = []
    for (let count = 0; count < 10; count += 1) {
      answers.push(await ask('/api/faqs'))
      answers.push(await ask('/api/login', { email: 'nobody@demo.test', password: 'x' }))
    }

    // 0: refused at the door, as long as it is crowded.
    expect(answers.filter((status) => ![0, 200, 422, 429, 503].includes(status))).toEqual([])
    expect(server.exitCode).toBeNull()
    await until(async () => {
      // In place of what has ended meanwhile: a mail that was sent gives its handle back.
      crowd(5)
      return (await handlesAlert(admin)) !== undefined
    })
    for (const socket of silent) socket.destroy()
    await until(async () => (await ask('/readyz')) === 200)
    await until(async () => typeof (await handlesAlert(admin))?.over_at === 'string')
    expect(await ask('/api/faqs')).toBe(200)
    expect(await ask('/api/login', { email: 'manager@demo.test', password: 'Demo-pass-1' })).toBe(200)
  })
})
