import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SystemState } from '@guildhall/contract/jobs/care'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestFolder, type TestFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { PROGRAM_ENV } from './program-env.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
let base = ''

let folder: TestFolder
let server: ChildProcess
let output = ''

function start(port = new URL(base).port): ChildProcess {
  const env = {
    ...PROGRAM_ENV,
    DEMO: '1',
    PORT: port,
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => void (output += String(chunk)))
  return child
}

const status = (path: string) =>
  fetch(`${base}${path}`).then(
    (answer) => answer.status,
    () => 0,
  )

async function until(wanted: number, path: string): Promise<void> {
  const deadline = Date.now() + 150_000
  while ((await status(path)) !== wanted) {
    if (Date.now() > deadline)
      throw new Error(`${path} does not answer ${wanted}. The server said: ${output}`)
    await sleep(100)
  }
}

function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', resolve))
}

interface Refused {
  status: number
  body: unknown
  retryAfter: string | null
}

async function tryToSignIn(): Promise<Refused> {
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      connection: 'close',
    },
    body: JSON.stringify({ email: 'nobody@demo.test', password: 'x' }),
  }
  const answer = await fetch(`${base}/api/login`, request).catch((cause: unknown) => {
    throw new Error(`no answer; exit ${server.exitCode} ${server.signalCode}. The server said: ${output}`, {
      cause,
    })
  })
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') }
}

async function signInAsAdmin(): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const body = JSON.stringify({ email: 'admin@demo.test', password: 'Demo-pass-1' })
  const answer = await fetch(`${base}/api/login`, { method: 'POST', headers, body })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function alertsSeen(cookie: string) {
  const answer = await fetch(`${base}/api/settings/system`, { headers: { cookie } })
  return z.parse(z.object({ data: SystemState }), await answer.json()).data.alerts
}

beforeAll(async () => {
  folder = await createTestFolder()
  base = `http://127.0.0.1:${await freePort()}`
  server = start()
  await until(200, '/readyz')
}, 180_000)

afterAll(async () => {
  if (server.exitCode === null) {
    const gone = exited(server)
    server.kill('SIGTERM')
    await gone
  }
  await folder.remove()
})

describe('the running server', () => {
  it('tells callers to come back while its database is gone, and recovers without a restart', async () => {
    const [pid = ''] = (await readFile(join(folder.path, 'database/cluster/postmaster.pid'), 'utf8')).split(
      '\n',
    )

    process.kill(Number(pid), 'SIGKILL')
    const answers: Refused[] = []
    for (let tries = 0; tries < 100 && !answers.some((answer) => answer.status === 503); tries += 1) {
      answers.push(await tryToSignIn())
    }

    expect(answers.find((answer) => answer.status === 503)).toMatchObject({
      body: { code: 'unavailable', message: 'The service is not available right now, please try again.' },
      retryAfter: '2',
    })
    expect(await status('/healthz'), output).toBe(200)
    await until(200, '/readyz')
    expect(server.exitCode, output).toBeNull()
  }, 180_000)

  it('tells in System that its database was gone, and that it is over', async () => {
    const admin = await signInAsAdmin()

    await expect
      .poll(async () => (await alertsSeen(admin)).find(({ part }) => part === 'database'), { interval: 500 })
      .toMatchObject({ reason: 'gone', over_at: expect.any(String) })
  }, 60_000)

  it('refuses a second server on its folder, naming the first', async () => {
    output = ''

    const second = start(String(await freePort()))

    expect(await exited(second)).toBe(1)
    expect(output).toContain(`process ${String(server.pid)}`)
    expect(await status('/readyz')).toBe(200)
  }, 120_000)

  it('is taken over with its database after kill -9', async () => {
    const gone = exited(server)
    server.kill('SIGKILL')
    await gone

    server = start()

    await until(200, '/readyz')
  }, 180_000)

  it('stops with its database on SIGTERM', async () => {
    const gone = exited(server)

    server.kill('SIGTERM')

    expect(await gone).toBe(0)
    // PostgreSQL removes this file as the last thing it does.
    await expect(readFile(join(folder.path, 'database/cluster/postmaster.pid'))).rejects.toThrow('ENOENT')
  }, 180_000)
})
