// The API of the product as a process of its own, made to be killed. Takes its configuration from the environment
// (DATABASE_URL of a migrated database), prints one line when it is ready.
import { buildApp } from '#app/app.ts'
import { readConfig } from '#app/config.ts'
import { loadDemo } from '#app/demo.ts'
import { makeFolders } from '#app/folders.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'

const config = readConfig(process.env)
const databaseUrl = config.DATABASE_URL ?? ''
await makeFolders(config)
const db = openDatabase<DB>({ url: databaseUrl })
await loadDemo(db, { hasHistory: false, now: new Date() })
const app = await buildApp({ config, db, databaseUrl })
await app.http.listen({ port: config.PORT, host: config.HOST })
process.stdout.write('ready\n')
