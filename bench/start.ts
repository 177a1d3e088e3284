// What a start weighs: a fresh clone of the last commit, its packages, the time until it serves, the memory it takes.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
const REST_MS = 25_000
const MIXED = [{ path: '/activities' }, { path: '/gigs' }, { path: '/users' }, { path: '/faqs' }]

export async function benchStart(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-start-'))
  chmodSync(folder, 0o711)
  const place = join(folder, 'clone')
  try {
    clone(place)
    const { seconds, pid } = await started(place)
    const packages =
      execFileSync('du', ['-sm', join(place, 'node_modules')])
        .toString()
        .split('\t')[0] ?? ''
    const memory = await memoryRows(place)
    await stopped(place, pid)
    const again = await secondStart(place)
    return markdownTable(
      ['npm start', 'measured', 'bound'],
      [
        ['fresh clone to ready, warm npm cache, s', seconds.toFixed(0), '60'],
        ['second start, s (the median of three)', again.toFixed(1), '2.0'],
        ['node_modules, MB', packages, '600'],
        ...memory,
      ],
    )
  } finally {
    for (const pid of traces(folder)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function memoryRows(place: string): Promise<string[][]> {
  const atOnce = memoryOf(place)
  await sleep(REST_MS)
  const idle = memoryOf(place)
  await measure(MIXED, await signedIn(ORIGIN, 'admin@demo.test'))
  const loaded = memoryOf(place)
  const most = Math.max(atOnce.helpers, idle.helpers, loaded.helpers)
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
