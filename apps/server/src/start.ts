import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp, type App } from './app.ts'
import type { Config } from './config.ts'
import { makeFolders } from './folders.ts'
import { fill } from './fill.ts'
import { requirePort } from './require-port.ts'
import type { Db } from '#platform/db/database.ts'
import { DEMO_ACCOUNTS } from '#features/accounts/demo-accounts.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { prepareLogin } from '#platform/db/pooled-login.ts'
import { openStandby, type Standby } from '#platform/db/standby.ts'
import type { Drain } from '#platform/http/drain.ts'
import { programFiles } from '#platform/program-files.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'

export interface RunningServer {
  greeting: string[]
  stop: () => Promise<void>
}

/**
 * From nothing to a listening server: folders, database, migrations, contents, app. Rejects when `signal` is aborted.
 * `webBuilt`: what the web files, still in the making, are waited for by.
 */
export async function startServer(
  config: Config,
  signal: AbortSignal,
  webBuilt?: Promise<void>,
): Promise<RunningServer> {
  await requirePort(config.PORT, config.HOST)
  await makeFolders(config)
  signal.throwIfAborted()
  const postgres = config.databaseUrl === undefined ? await embedded(config) : external(config.databaseUrl)
  let pools: Pools | undefined
  let app: App | undefined
  const stop = async () => {
    await inTime(closeAll(app, pools))
    await postgres.stop()
  }
  try {
    signal.throwIfAborted()
    await migrate(postgres.url)
    await installJobs(postgres.url)
    pools = await openPools(config, postgres.url)
    await fill(config, { db: pools.db, url: postgres.url }, signal)
    signal.throwIfAborted()
    await Promise.race([webBuilt, once(signal, 'abort')])
    signal.throwIfAborted()
    app = await buildApp({ config, databaseUrl: postgres.url, ...pools, ...webFolder() })
    await app.http.listen({ port: config.PORT, host: config.HOST })
    // A ranking that comes meanwhile waits for it; one that fails reads them itself.
    void app.warmUp().catch(() => undefined)
    const { drain } = app
    return { greeting: greeting(config), stop: () => leave(drain, config.DRAIN_SECONDS).then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function closeAll(app?: App, pools?: Pools): Promise<void> {
  await app?.close()
  await pools?.standby?.stop()
  await pools?.db.destroy()
}

/** Supervisors kill what takes longer; a job that is cut off runs again. */
const PATIENCE_MS = 30_000

/** Waits for an end, but not for ever: what waits for a database that is gone has none. */
async function inTime(ending: Promise<void>): Promise<void> {
  const tooLong = new AbortController()
  const late = sleep(PATIENCE_MS, 'late' as const, { signal: tooLong.signal }).catch(() => undefined)
  const isLate = (await Promise.race([ending, late])) === 'late'
  tooLong.abort()
  if (isLate) console.error(`Some work did not end within ${PATIENCE_MS / 1000} s; it is cut off.`)
}

/** Without a build (`npm start` makes one) only the API is served. */
function webFolder(): { webFolder?: string } {
  return existsSync(join(programFiles.web, 'index.html')) ? { webFolder: programFiles.web } : {}
}

interface Postgres {
  url: string
  stop: () => Promise<void>
}

function embedded(config: Config): Promise<Postgres> {
  return startEmbeddedPostgres({
    folder: config.folders.database,
    keysFolder: config.folders.keys,
    onLost: () => console.error('The database went away; it is being restarted.'),
    onBack: () => console.error('The database is back.'),
  })
}

function external(url: string): Postgres {
  return { url, stop: () => Promise.resolve() }
}

interface Pools {
  db: Db
  standby?: Standby
}

/** The pool of the app, past or through a pooler, and the standby when there is one. */
async function openPools(config: Config, ownerUrl: string): Promise<Pools> {
  const { DATABASE_URL: url = ownerUrl, DATABASE_READ_URL: readUrl, READ_STALENESS } = config
  const isPooled = url !== ownerUrl
  if (isPooled) await prepareLogin(ownerUrl, url)
  const db = openDatabase<DB>({ url, isPooled })
  if (readUrl === undefined) return { db }
  return { db, standby: openStandby({ primary: db, url: readUrl, bound: READ_STALENESS * 1000, isPooled }) }
}

/** Long enough for a balancer to notice; whoever comes meanwhile is served. */
async function leave(drain: Drain, seconds: number): Promise<void> {
  drain.begin()
  if (seconds > 0) await sleep(seconds * 1000)
}

function greeting(config: Config): string[] {
  const lines = [`${config.PRODUCT_NAME} is ready at ${config.publicUrl}`]
  if (!config.DEMO) return lines
  return [
    ...lines,
    '',
    'Demo accounts, all with the password Demo-pass-1:',
    ...DEMO_ACCOUNTS.map(({ email, is }) => `  ${email.padEnd(24)} ${is}`),
  ]
}
