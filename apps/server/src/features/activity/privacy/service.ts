import { sql } from 'kysely'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** So many calls of the log go into an archive, the latest ones. */
const MOST_CALLS = 20_000

/** What somebody did. The logs are append only: one function of the database takes a person out of them. */
export const personalPart: PersonalPart = {
  name: 'activity',
  title: 'Activity in the portal',
  async collect(db, { userId, personId }) {
    const his = sql`ids_of_person(${personId}::uuid) || ${userId}::uuid`
    const calls = await db
      .selectFrom('activity_logs')
      .select(['type', 'action', 'status', 'log_name', 'url', 'api', 'ip', 'user_agent', 'created_at'])
      .where(sql<boolean>`user_id = any(${his})`)
      .orderBy('created_at', 'desc')
      .limit(MOST_CALLS)
      .execute()
    // What he did to others is told without their names.
    const events = await db
      .selectFrom('domain_events')
      .select(['kind', 'subject_kind', 'created_at'])
      .where(sql<boolean>`(actor_id = any(${his}) or subject_id = any(${his}))`)
      .orderBy('created_at', 'desc')
      .execute()
    return { calls, events }
  },
  async erase({ db }, { personId, alias, words }) {
    // A long log takes its time.
    await sql`select set_config('statement_timeout', '120s', true)`.execute(db)
    await sql`select privacy_scrub_logs(${personId}, ${alias}, ${[...words]}::text[])`.execute(db)
  },
}
