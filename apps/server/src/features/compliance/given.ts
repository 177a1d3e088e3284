import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

const DEMO = [
  { kind: 'company', name: 'Nordvolt Recycling AB', note: 'In talks with a customer about a takeover.' },
  { kind: 'topic', name: 'solid-state cells', note: 'Patents in dispute; ask legal first.' },
] as const

/** The restricted list of the demo network; nobody of it works there. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@demo.test')
    .executeTakeFirst()
  if (admin === undefined) return
  const at = new Date(now.getTime() - 40 * 86_400_000)
  for (const entry of DEMO) await store.insert(db, entry, { userId: admin.id, at })
}
