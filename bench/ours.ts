// The product as it runs in production, as a process of its own, with one more endpoint that does a small write.
import { endpoint } from '@guildhall/contract/endpoint'
import { item } from '@guildhall/contract/envelope'
import { text } from '@guildhall/contract/shapes'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { makeFolders } from '../apps/server/src/folders.ts'
import { captureCalls } from '../apps/server/src/features/activity/capture/capture.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { rateLimits } from '../apps/server/src/platform/http/limits/rate-limit.ts'
import { register } from '../apps/server/src/platform/http/registrar.ts'

const config = readConfig(process.env)
const databaseUrl = config.DATABASE_URL ?? ''
const now = () => new Date()
await makeFolders(config)
const db = openDatabase<DB>({ url: databaseUrl })
const app = await buildApp({ config, db, databaseUrl, checksAnswers: false })

const notes = {
  write: endpoint({
    method: 'POST',
    path: '/bench/notes',
    title: 'Write note',
    access: 'signed_in',
    rate: 'write',
    input: { body: z.strictObject({ text: text(100) }) },
    ok: item(z.string()),
  }),
}
const { calls } = captureCalls({ db, isEnabled: () => true, onError: console.error })
register(
  app.http,
  notes,
  {
    async write(ctx, { body }) {
      const id = Math.ceil(Math.random() * 1000)
      await sql`update bench_notes set text = ${body.text} where id = ${id}`.execute(ctx.db)
      return { data: body.text }
    },
  },
  { db, now, limits: rateLimits(config.RATE_LIMIT_FACTOR), checksAnswers: false, calls },
)
await app.http.listen({ port: config.PORT, host: config.HOST })
// A profile is written on the way out.
process.once('SIGTERM', () => process.exit())
process.stdout.write('ready\n')
