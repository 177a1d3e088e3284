import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programOptions } from '#platform/db/cluster.ts'
import { databaseUser } from '#platform/db/os-user.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { freePort } from '#test/free-port.ts'
import { keepBusy, signIn } from './caller.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { startInstance, until } from './instance.ts'

let folder: TestFolder
let cluster: Cluster

beforeAll(async () => {
  folder = await createTestFolder()
  cluster = await startCluster(join(folder.path, 'database'))
  await cluster.query('create database guildhall', 'postgres')
  await cluster.query(`create role portal login password 'of-the-portal'`, 'postgres')
})

afterAll(async () => {
  await cluster?.stop()
  await folder.remove()
})

describe.each(['session', 'transaction'] as const)('PgBouncer in %s mode', (mode) => {
  it('serves the portal, whose sessions of its own go past it, with the role and the limits of the app', async () => {
    const pooler = await startPooler(mode)
    const portal = await startInstance({
      DEMO: '1',
      DATA_DIR: join(folder.path, mode),
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: cluster.url(),
      RATE_LIMIT_FACTOR: '1000',
    })

    const busy = keepBusy(await Promise.all(Array.from({ length: 4 }, () => signIn(portal.url))))
    await until('the load runs', () => Promise.resolve(busy.written.length > 30))
    await sleep(500)
    await busy.stop()
    const seen = await seenThrough(pooler.url)
    const exit = await portal.stop()
    await pooler.stop()

    expect(busy.failures).toEqual([])
    expect(seen).toEqual({ role: 'guildhall_app', statement: '5s', lock: '2s', idle: '15s', zone: 'UTC' })
    expect(exit).toBe(0)
  }, 240_000)
})

describe('a pooler', () => {
  it('is refused with the login of the owner', async () => {
    const start = startInstance({
      DEMO: '1',
      DATA_DIR: join(folder.path, 'owner'),
      DATABASE_URL: cluster.url().replace('127.0.0.1', 'localhost'),
      DATABASE_DIRECT_URL: cluster.url(),
    })

    await expect(start).rejects.toThrow('needs a login of its own')
  }, 120_000)
})

async function startPooler(mode: 'session' | 'transaction') {
  const port = await freePort()
  const users = join(folder.path, 'users.txt')
  const file = join(folder.path, `${mode}.ini`)
  await writeFile(users, '"portal" "of-the-portal"\n', { mode: 0o644 })
  await writeFile(file, poolerConfig({ port, users, mode }), { mode: 0o644 })
  const user = await databaseUser()
  const pooler: ChildProcess = spawn('pgbouncer', [file], {
    ...programOptions({ user }),
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const url = `postgres://portal:of-the-portal@127.0.0.1:${port}/guildhall`
  // Not by a session of the database: one from before the portal prepared the login knows nothing of its settings.
  await until('PgBouncer listens', () => listens(port))
  const stop = async () => {
    pooler.kill('SIGTERM')
    await once(pooler, 'exit')
  }
  return { url, stop }
}

function poolerConfig({ port, users, mode }: { port: number; users: string; mode: string }): string {
  return `[databases]
guildhall = host=127.0.0.1 port=${cluster.port} dbname=guildhall
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
max_client_conn = 200
default_pool_size = 20
server_lifetime = 3600
`
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.destroy() === socket))
    socket.once('error', () => resolve(false))
  })
}

async function seenThrough(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } =
    await client.query(`select current_user as role, current_setting('statement_timeout') statement,
    current_setting('lock_timeout') lock, current_setting('idle_in_transaction_session_timeout') idle,
    current_setting('timezone') "zone"`)
  await client.end()
  return rows[0]
}
