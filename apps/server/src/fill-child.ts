import { once } from 'node:events'
import { seedReference } from '#features/reference/seed.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { openStorage } from '#platform/files/files.ts'
import { loadDemo } from './demo.ts'
import { FillOrder } from './fill.ts'

process.once('disconnect', () => process.exit(1)) // The server that asked is gone.
const [message] = await once(process, 'message')
const { url, files } = FillOrder.parse(message)
const db = openDatabase<DB>({ url })
await seedReference(db)
if (files)
  await loadDemo(db, {
    hasHistory: true,
    now: new Date(),
    storage: await openStorage({ url: undefined, ...files }),
  })
await db.destroy()
process.exit(0) // The channel to the server would keep it alive.
