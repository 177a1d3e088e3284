import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { freePort } from '#test/free-port.ts'
import { signIn } from './caller.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { statusOf, until } from './instance.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../../..')
const BASE = 'docker.io/library/node:24-bookworm-slim'
const IMAGE = 'localhost/guildhall-under-test'
const CERTIFICATES = '/etc/ssl/certs'
const MINUTE = 60_000
const Inspected = z.object({
  OCIv1: z.object({ config: z.object({ Cmd: z.array(z.string()), User: z.string() }) }),
})

let folder: TestFolder
let cluster: Cluster
let container = ''
let portal: ChildProcess | undefined

beforeAll(async () => {
  folder = await createTestFolder()
  cluster = await startCluster(join(folder.path, 'database'))
  await cluster.query('create database guildhall', 'postgres')
  await makeBase()
  await run('git', ['clone', '--quiet', ROOT, join(folder.path, 'context')])
  const given = ['--isolation', 'chroot', '--pull-never', ...ofTheMachine(), '-t', IMAGE]
  await buildah('bud', ...given, '-f', 'deploy/Dockerfile', join(folder.path, 'context'))
  container = await buildah('from', '--pull-never', IMAGE)
}, 25 * MINUTE)

afterAll(async () => {
  portal?.kill('SIGKILL')
  if (container !== '') await buildah('rm', container)
  await buildah('rmi', IMAGE).catch(() => undefined)
  await cluster?.stop()
  await folder.remove()
}, MINUTE)

it(
  'is built by the Dockerfile, and serves as somebody without rights until it is told to stop',
  async () => {
    const port = String(await freePort())
    const url = `http://127.0.0.1:${port}`
    const settings = {
      DEMO: '1',
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: cluster.url(),
      LOG_LEVEL: 'warn',
    }
    const said: unknown = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE))
    const { config } = z.parse(Inspected, said).OCIv1
    const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
    const args = ['run', '--isolation', 'chroot', ...env, container, '--', ...config.Cmd]

    portal = spawn('buildah', args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true })
    const ended = once(portal, 'exit')
    await until('the image is ready', async () => (await statusOf(`${url}/readyz`)) === 200, 3 * MINUTE)
    const page = await (await fetch(url)).text()
    const caller = await signIn(url, 'manager')
    const server = await processAt(port)

    expect(config.User).toBe('node')
    expect(server.user).not.toBe('0')
    expect(page).toContain('/assets/')
    expect(await caller.get('/auth')).toBe(200)

    process.kill(server.pid, 'SIGTERM')
    expect((await ended)[0]).toBe(0)
  },
  10 * MINUTE,
)

/** Where no registry of images is at hand: Debian with our Node and npm, under the name that the Dockerfile asks for. */
async function makeBase(): Promise<void> {
  if ((await buildah('images', '--quiet', BASE).catch(() => '')) !== '') return
  const base = join(folder.path, 'base')
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', base], {
    maxBuffer: 1 << 26,
  })
  await cp(process.execPath, join(base, 'usr/local/bin/node'))
  const npm = dirname(dirname((await run('sh', ['-c', 'readlink -f "$(command -v npm)"'])).stdout.trim()))
  await mkdir(join(base, 'usr/local/lib/node_modules'), { recursive: true })
  await cp(npm, join(base, 'usr/local/lib/node_modules/npm'), { recursive: true })
  await run('chroot', [base, 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'])
  await run('chroot', [base, 'useradd', '--create-home', '--uid', '1000', 'node'])
  const scratch = await buildah('from', 'scratch')
  await buildah('copy', '--quiet', scratch, base, '/')
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}/ca-certificates.crt`, scratch)
  await buildah('commit', '--quiet', '--rm', scratch, BASE)
}

/** The packages come the way they come to this machine: through its cache, its settings and whom it trusts. */
function ofTheMachine(): string[] {
  const shared = [CERTIFICATES, join(homedir(), '.npmrc'), join(homedir(), '.npm')]
  return shared.filter((path) => existsSync(path)).flatMap((path) => ['-v', `${path}:${path}`])
}

async function buildah(...args: string[]): Promise<string> {
  const { stdout } = await run('buildah', args, { maxBuffer: 1 << 26 })
  return stdout.trim()
}

/** The process that listens: who runs it, as the kernel says. */
async function processAt(port: string): Promise<{ pid: number; user: string }> {
  const { stdout } = await run('sh', ['-c', `ss -Hltnp 'sport = :${port}'`])
  const pid = Number(/pid=(\d+)/.exec(stdout)?.[1])
  const status = await run('sh', ['-c', `grep ^Uid: /proc/${pid}/status`])
  return { pid, user: status.stdout.split(/\s+/)[1] ?? '' }
}
