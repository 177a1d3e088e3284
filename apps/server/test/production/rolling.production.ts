import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { freePort } from '#test/free-port.ts'
import { keepBusy, signIn } from './caller.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { startInstance, statusOf, until, type Instance } from './instance.ts'

let folder: TestFolder
let cluster: Cluster
let balancer: ChildProcess
let address = ''
const instances: Instance[] = []
const ports: string[] = []

beforeAll(async () => {
  folder = await createTestFolder()
  cluster = await startCluster(join(folder.path, 'database'))
  await cluster.query('create database guildhall', 'postgres')
  const front = await freePort()
  address = `http://127.0.0.1:${front}`
  for (const name of ['one', 'two']) {
    ports.push(String(await freePort()))
    instances.push(await start(name, instances.length))
  }
  const file = join(folder.path, 'haproxy.cfg')
  await writeFile(file, balancerConfig(front))
  balancer = spawn('haproxy', ['-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  await until('the balancer serves', async () => (await statusOf(`${address}/readyz`)) === 200)
}, 600_000)

afterAll(async () => {
  balancer?.kill('SIGTERM')
  if (balancer !== undefined) await once(balancer, 'exit')
  for (const instance of instances) await instance.stop()
  await cluster?.stop()
  await folder.remove()
})

const start = (name: string, index: number) =>
  startInstance({
    DEMO: '1',
    PORT: ports[index] ?? '',
    DATA_DIR: join(folder.path, name),
    PUBLIC_URL: address,
    DATABASE_URL: cluster.url(),
    SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
    DRAIN_SECONDS: '2',
    RATE_LIMIT_FACTOR: '1000',
  })

const servedBy = async () => (await fetch(`${address}/readyz`)).headers.get('x-served-by')

/** As deploy/haproxy.cfg has it, for two instances on this machine. */
function balancerConfig(front: number): string {
  const servers = ports.map(
    (port, index) => `  server s${index} 127.0.0.1:${port} check inter 300ms fall 1 rise 1`,
  )
  return `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 3
frontend web
  bind 127.0.0.1:${front}
  http-response set-header x-served-by %s
  default_backend portal
backend portal
  balance roundrobin
  option httpchk GET /readyz
${servers.join('\n')}
`
}

describe('two instances behind a balancer', () => {
  it('serve a session, whichever of them answers', async () => {
    const caller = await signIn(address)

    const answers = await Promise.all(Array.from({ length: 20 }, () => caller.get('/auth')))

    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it('are restarted one after the other under load without losing a request', async () => {
    const busy = keepBusy(await Promise.all(Array.from({ length: 6 }, () => signIn(address))))
    await sleep(2000)

    for (const [index, name] of ['one', 'two'].entries()) {
      const before = busy.written.length
      expect(await instances[index]?.stop()).toBe(0)
      instances[index] = await start(name, index)
      await until('the balancer sends callers to it again', async () => (await servedBy()) === `s${index}`)
      await until('the load goes on', () => Promise.resolve(busy.written.length > before + 10))
    }
    await busy.stop()

    const kept = new Set((await cluster.query('select id from feedback')).map(({ id }) => id))
    expect(busy.failures).toEqual([])
    expect(busy.written.filter((id) => !kept.has(id))).toEqual([])
    expect(busy.reads()).toBeGreaterThan(50)
  }, 300_000)
})
