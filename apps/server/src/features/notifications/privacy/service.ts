import { sql } from 'kysely'
import { BATCH, inBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** What somebody was told, and what others were told about them. */
export const personalPart: PersonalPart = {
  name: 'notifications',
  title: 'Notifications',
  async collect(db, { userId }) {
    // Their words name others: they are left out.
    const notifications = await db
      .selectFrom('notifications')
      .select(['category', 'kind', 'is_read', 'mailed_at', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .execute()
    const preferences = await db
      .selectFrom('notification_preferences')
      .select(['muted', 'digest', 'digest_hour'])
      .where('user_id', '=', userId)
      .execute()
    const browsers = await db
      .selectFrom('push_subscriptions')
      .select('created_at')
      .where('user_id', '=', userId)
      .execute()
    return { notifications, preferences, browsers }
  },
  async erase({ db }, { userId }) {
    await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
    await db.deleteFrom('notification_preferences').where('user_id', '=', userId).execute()
    await db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  },
}

const DAY = 86_400_000
/** How long notifications are kept, in days. */
const KEPT = { read: 90, any: 365 } as const

/** Lets go of what was read a while ago, and of everything after a year. */
export function dropOld(db: Db, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  return inBatches(async () => {
    const { numAffectedRows } = await sql`delete from notifications where id in (select id from notifications
      where created_at < ${before(KEPT.any)} or (is_read and created_at < ${before(KEPT.read)})
      limit ${BATCH})`.execute(db)
    return Number(numAffectedRows ?? 0)
  })
}
