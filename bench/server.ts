// The real server, as a benchmark starts it and signs in to it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadDemo } from '../apps/server/src/demo.ts'
import { seedReference } from '../apps/server/src/features/reference/seed.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import type { Plan } from './bare.ts'
import type { Side } from './load.ts'

/** Of everybody in the demo network. */
export const PASSWORD = 'Demo-pass-1'

interface Place {
  /** Of the database. */
  url: string
  folder: string
  port: number
  /** Where a profile of its processor is written when it ends. */
  profiles?: string
}

/** A migrated database with the demo network, without its history, in a folder that goes with it. */
export async function withDatabase<T>(
  work: (place: Pick<Place, 'url' | 'folder'>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'database'),
    keysFolder: join(folder, 'keys'),
  })
  try {
    await migrate(postgres.url)
    await installJobs(postgres.url)
    await addAccounts(postgres.url)
    return await work({ url: postgres.url, folder })
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The server on this database, for as long as the work takes. */
export async function withServer<T>(
  { url, folder, port, profiles }: Place,
  work: (origin: string, usage: Usage) => Promise<T>,
): Promise<T> {
  const server = await start('ours.ts', [], {
    DEMO: '1',
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    ...(profiles && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` }),
  })
  try {
    return await work(`http://127.0.0.1:${port}`, () => usageOf(server))
  } finally {
    await end(server, profiles === undefined ? 'SIGKILL' : 'SIGTERM')
  }
}

/** A server that sends this SQL and nothing else, for as long as the work takes. */
export async function withBare<T>(
  { url, folder, port }: Place,
  plan: Plan,
  work: (side: Side) => Promise<T>,
): Promise<T> {
  const file = join(folder, 'plan.json')
  await writeFile(file, JSON.stringify(plan))
  const server = await start('bare.ts', [file, url, String(port)], {})
  try {
    return await work({ origin: `http://127.0.0.1:${port}`, headers: {} })
  } finally {
    await end(server)
  }
}

async function start(script: string, args: string[], env: Record<string, string>): Promise<ChildProcess> {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const server = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [first] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  if (server.exitCode !== null) throw new Error(`${script} ended at once: ${String(first)}`)
  return server
}

/** What the server holds (resident, in MB) and has used of the processor (in milliseconds) up to now. */
export type Usage = () => { memory: number; processor: number }
/** Of Linux: in what the system counts the time of its processes. */
const TICK = 10

function usageOf({ pid }: ChildProcess): ReturnType<Usage> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of a process, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    processor: TICK * (Number(fields[11]) + Number(fields[12])),
  }
}

export async function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  server.kill(signal)
  await once(server, 'exit')
}

export async function signedIn(origin: string, email: string): Promise<Side> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', accept: 'application/vnd.experts.v1+json' }
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(`Could not sign in: ${answer.status}`)
  return { origin, headers: { ...headers, cookie } }
}

/** The demo network without its history. */
export async function addAccounts(url: string): Promise<void> {
  const db = openDatabase<DB>({ url })
  await seedReference(db)
  await loadDemo(db, { hasHistory: false, now: new Date() })
  await db.destroy()
}
