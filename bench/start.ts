// What a start weighs: a fresh clone of the last commit, its packages, the time until it serves, the memory it takes.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clone, npm, traces, until } from '../scripts/first-run/clone.mjs'
import { measure } from './load.ts'
import { markdownTable } from './report.ts'
import { signedIn } from './server.ts'

const PORT = 3412
const ORIGIN = `http://127.0.0.1:${PORT}`
const ROUNDS = 3 // An odd number has a middle.
// Longer than a helper without work lives.
const REST_SECONDS = 45
// Those that several parts share lie above the others.
const PACKAGES = ['node_modules', 'apps/server/node_modules', 'apps/web/node_modules']
const MIXED = [{ path: '/activities' }, { path: '/gigs' }, { path: '/users' }, { path: '/faqs' }]

export async function benchStart(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-start-'))
  chmodSync(folder, 0o711)
  const place = join(folder, 'clone')
  try {
    clone(place)
    const { seconds, pid } = await started(place)
    const packages = megabytesOf(PACKAGES.map((folder) => join(place, folder)).filter(existsSync))
    const memory = await memoryRows(place)
    await stopped(place, pid)
    const again = await secondStart(place)
    return markdownTable(
      ['npm start', 'measured', 'bound'],
      [
        ['fresh clone to ready, warm npm cache, s', seconds.toFixed(0), '60'],
        ['second start, s (the median of three)', again.toFixed(1), '2.0'],
        ['node_modules, MB', String(packages), '600'],
        ...memory,
      ],
    )
  } finally {
    for (const pid of traces(folder)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

function megabytesOf(folders: readonly string[]): number {
  const sizes = execFileSync('du', ['-sm', ...folders])
    .toString()
    .trim()
    .split('\n')
  return sizes.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)
}

async function memoryRows(place: string): Promise<string[][]> {
  let most = 0
  // Whoever works is there for some seconds only.
  for (let second = 0; second < REST_SECONDS; second += 1) {
    most = Math.max(most, memoryOf(place).helpers)
    await sleep(1000)
  }
  const idle = memoryOf(place)
  await measure(MIXED, await signedIn(ORIGIN, 'admin@demo.test'))
  const loaded = memoryOf(place)
  return [
    ['server idle, MB', String(idle.server), '150'],
    ['server after a mixed load, MB', String(loaded.server), '250'],
    ['helpers at most, together, MB', String(most), '300'],
    ['helpers idle, MB', String(idle.helpers), ''],
  ]
}

async function secondStart(place: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { seconds, pid } = await started(place)
    times.push(seconds)
    await stopped(place, pid)
  }
  return times.toSorted((a, b) => a - b)[1] ?? 0
}

const isReady = () =>
  fetch(`${ORIGIN}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function started(place: string): Promise<{ seconds: number; pid: number }> {
  const since = performance.now()
  const server = npm(place, ['start'], {
    PORT: String(PORT),
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  })
  await until(isReady, 900_000, () => `the server to be ready:\n${server.said()}`)
  return { seconds: (performance.now() - since) / 1000, pid: server.pid ?? 0 }
}

async function stopped(place: string, npmPid: number): Promise<void> {
  process.kill(npmPid, 'SIGTERM')
  await until(() => traces(place).length === 0, 30_000, 'everything to end')
}

/** Resident memory in MB of the server and of the processes that it starts for work, the database left out. */
function memoryOf(place: string): { server: number; helpers: number } {
  const sum = { server: 0, helpers: 0 }
  for (const pid of traces(place)) {
    const call = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const megabytes =
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
    if (call.includes('scripts/start.mjs')) sum.server += Math.round(megabytes)
    else if (/-child\.mjs/.test(call)) sum.helpers += Math.round(megabytes)
  }
  return sum
}
