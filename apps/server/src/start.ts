import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
  const postgres = config.DATABASE_URL === undefined ? await embedded(config) : external(config.DATABASE_URL)
  let app: App | undefined
  try {
    await migrate(postgres.url)
    await installJobs(postgres.url)
    const db = openDatabase<DB>({ url: postgres.url })
    await seedReference(db)
    if (config.DEMO) await loadNetwork(config, db)
    app = await buildApp({ config, db, databaseUrl: postgres.url, ...webFolder() })
    await app.http.listen({ port: config.PORT, host: config.HOST })
    return { greeting: greeting(config), stop: () => stop(app, db, postgres) }
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

async function stop(app: App | undefined, db: Db, postgres: Postgres): Promise<void> {
  await app?.close()
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
