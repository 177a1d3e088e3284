import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

/** A heart of somebody on a project. */
export function favorite(db: Db, userId: string, gigId: string, at = new Date()): Promise<void> {
  return store.insert(db, { user_id: userId, gig_id: gigId, created_at: at })
}

// How many hearts each account of the demo network has given, to projects that it may see.
const HEARTS = { admin: 24, manager: 6, hr: 2, expert: 4, expert2: 2, customer: 1 }

/** What the accounts of the demo network keep at hand. */
export async function demo(
  db: Db,
  { accounts: users, now }: { accounts: readonly { id: string; email: string }[]; now: Date },
): Promise<void> {
  const gigs = await db
    .selectFrom('gigs')
    .select(['id', 'status', 'owner_id'])
    .orderBy('updated_at', 'desc')
    .execute()
  const rows = Object.entries(HEARTS).flatMap(([name, count]) => {
    const user = users.find(({ email }) => email === `${name}@demo.test`)
    if (user === undefined) return []
    const own = name.startsWith('manager') ? gigs.filter((gig) => gig.owner_id === user.id) : gigs
    const shown = name === 'admin' ? own : own.filter(({ status }) => status === 'Published')
    const liked = (shown.length === 0 ? own : shown).filter((_, index) => index % 5 < 3)
    return liked.slice(0, count).map(({ id }, index) => ({
      user_id: user.id,
      gig_id: id,
      created_at: new Date(now.getTime() - (index + 1) * 7_000_000),
    }))
  })
  if (rows.length > 0) await db.insertInto('favorites').values(rows).execute()
}
