import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp, type App } from './app.ts'
import type { Config } from './config.ts'
import { makeFolders } from './folders.ts'
import { demoGreeting, loadDemo } from './demo.ts'
import type { Db } from '#platform/db/database.ts'
import { seedReference } from '#features/reference/seed.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openStorage } from '#platform/files/files.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { prepareLogin } from '#platform/db/pooled-login.ts'
import { openStandby, type Standby } from '#platform/db/standby.ts'
import type { Drain } from '#platform/http/drain.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface RunningServer {
  greeting: string[]
  stop: () => Promise<void>
}

/** From nothing to a listening server: folders, database, migrations, demo network, app. */
export async function startServer(config: Config): Promise<RunningServer> {
  await makeFolders(config)
  const postgres = config.databaseUrl === undefined ? await embedded(config) : external(config.databaseUrl)
  let app: App | undefined
  try {
    await migrate(postgres.url)
    await installJobs(postgres.url)
    const { db, standby } = await openPools(config, postgres.url)
    await seedReference(db)
    if (config.DEMO) await loadNetwork(config, db)
    app = await buildApp({ config, db, databaseUrl: postgres.url, ...standby, ...webFolder() })
    await app.http.listen({ port: config.PORT, host: config.HOST })
    const { drain } = app
    const close = () => stop(app, db, { ...postgres, ...standby })
    return { greeting: greeting(config), stop: () => leave(drain, config.DRAIN_SECONDS).then(close) }
  } catch (error) {
    await app?.close()
    await postgres.stop()
    throw error
  }
}

async function loadNetwork(config: Config, db: Db): Promise<void> {
  const storage = await openStorage({ folder: config.folders.files, url: config.FILES_URL })
  await loadDemo(db, { hasHistory: true, now: new Date(), storage })
}

/** Without a build (`npm start` makes one) only the API is served. */
function webFolder(): { webFolder?: string } {
  return existsSync(join(WEB_FOLDER, 'index.html')) ? { webFolder: WEB_FOLDER } : {}
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

/** The pool of the app, past or through a pooler, and the standby when there is one. */
async function openPools(
  config: Config,
  ownerUrl: string,
): Promise<{ db: Db; standby: { standby?: Standby } }> {
  const { DATABASE_URL: url = ownerUrl, DATABASE_READ_URL: readUrl, READ_STALENESS } = config
  const isPooled = url !== ownerUrl
  if (isPooled) await prepareLogin(ownerUrl, url)
  const db = openDatabase<DB>({ url, isPooled })
  if (readUrl === undefined) return { db, standby: {} }
  const standby = openStandby({ primary: db, url: readUrl, bound: READ_STALENESS * 1000, isPooled })
  return { db, standby: { standby } }
}

/** Long enough for a balancer to notice; whoever comes meanwhile is served. */
async function leave(drain: Drain, seconds: number): Promise<void> {
  drain.begin()
  if (seconds > 0) await sleep(seconds * 1000)
}

async function stop(app: App | undefined, db: Db, postgres: Postgres & { standby?: Standby }): Promise<void> {
  await app?.close()
  await postgres.standby?.stop()
  await db.destroy()
  await postgres.stop()
}

function greeting(config: Config): string[] {
  const lines = [`${config.PRODUCT_NAME} is ready at ${config.publicUrl}`]
  if (!config.DEMO) return lines
  return [
    ...lines,
    '',
    'Demo accounts, all with the password Demo-pass-1:',
    ...demoGreeting.map((line) => `  ${line}`),
  ]
}
