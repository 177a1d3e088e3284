import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app/app.ts'
import { readConfig } from '#app/config.ts'
import { makeFolders } from '#app/folders.ts'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { Client } from './client.ts'
import { createDemoDatabase } from './database.ts'
import { createTestFolder } from './folder.ts'

/** The whole product on a database of its own, with the demo network and a clock that a test moves. */
export interface Portal {
  http: FastifyInstance
  db: Db
  clock: { now: Date; pass: (milliseconds: number) => void }
  folder: string
  /** Of the owner. */
  databaseUrl: string
  /** Somebody signed in; `admin` stands for admin@demo.test. */
  as: (name: string) => Promise<Client>
  /** Whose login is `name@demo.test`: the id of the user. */
  userId: (name: string) => Promise<string>
  /** A second server on the same database. */
  another: () => Promise<FastifyInstance>
  /** Somebody signed out. */
  stranger: () => Client
  stop: () => Promise<void>
}

/** `logs` takes what the server says, a line each. */
export async function startPortal(env: Record<string, string> = {}, logs?: string[]): Promise<Portal> {
  const [database, folder] = await Promise.all([createDemoDatabase(), createTestFolder()])
  const clock = {
    now: new Date(),
    pass: (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms)),
  }
  const db = openDatabase<DB>({ url: database.url })
  const config = readConfig({ DEMO: '1', LOG_LEVEL: 'silent', DATA_DIR: folder.path, ...env })
  await makeFolders(config)
  const logger =
    logs === undefined
      ? {}
      : { logger: { level: config.LOG_LEVEL, stream: { write: (line: string) => void logs.push(line) } } }
  const build = () => buildApp({ config, db, databaseUrl: database.url, now: () => clock.now, ...logger })
  const app = await build()
  const apps = [app]
  return {
    http: app.http,
    db,
    clock,
    folder: folder.path,
    databaseUrl: database.url,
    as: (name) => new Client(app.http, name).signIn(`${name}@demo.test`),
    userId: async (name) => {
      const found = db.selectFrom('users').select('id').where('email', '=', `${name}@demo.test`)
      return (await found.executeTakeFirstOrThrow()).id
    },
    async another() {
      const second = await build()
      apps.push(second)
      return second.http
    },
    stranger: () => new Client(app.http, 'a stranger'),
    async stop() {
      for (const one of apps) await one.close()
      await db.destroy()
      await database.drop()
      await folder.remove()
    },
  }
}
