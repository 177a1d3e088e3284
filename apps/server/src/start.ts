import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp, type App } from './app.ts'
import type { Config } from './config.ts'
import { makeFolders } from './folders.ts'
import { fill } from './fill.ts'
import type { Db } from '#platform/db/database.ts'
import { DEMO_ACCOUNTS } from '#features/accounts/demo-accounts.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { programFiles } from '#platform/program-files.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'

export interface RunningServer {
  greeting: string[]
  stop: () => Promise<void>
}

/** From nothing to a listening server: folders, database, migrations, contents, app. Rejects when `signal` is aborted. */
export async function startServer(config: Config, signal: AbortSignal): Promise<RunningServer> {
  await makeFolders(config)
  signal.throwIfAborted()
  const postgres = config.DATABASE_URL === undefined ? await embedded(config) : external(config.DATABASE_URL)
  let db: Db | undefined
  let app: App | undefined
  const stop = async () => {
    await app?.close()
    await db?.destroy()
    await postgres.stop()
  }
  try {
    signal.throwIfAborted()
    await migrate(postgres.url)
    await installJobs(postgres.url)
    db = openDatabase<DB>({ url: postgres.url })
    await fill(config, { db, url: postgres.url }, signal)
    app = await buildApp({ config, db, databaseUrl: postgres.url, ...webFolder() })
    await app.http.listen({ port: config.PORT, host: config.HOST })
    return { greeting: greeting(config), stop }
  } catch (error) {
    await stop()
    throw error
  }
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
