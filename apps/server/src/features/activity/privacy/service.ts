import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { inGap } from '#features/activity/chain/service.ts'
import type { ErasedTraces, PersonalPart } from '#platform/privacy/personal-part.ts'

/** What the person concerned is never told: that they were looked at, listed or compared (PRODUCT 5.3.2, 5.4). */
const PRIVATE = [
  'expert.screened',
  'engagement.reviewed',
  'engagement.talk_wanted',
  'engagement.commented',
  'engagement.decide',
  'gate.waived',
  'user.viewed_as',
  'person.may_be_duplicate',
  'person.no_duplicate',
]

/** So many calls of the log go into an archive, the latest ones. */
const MOST_CALLS = 20_000

/** What somebody did. The logs are append only: one function of the database takes a person out of them. */
export const personalPart: PersonalPart = {
  name: 'activity',
  title: 'Activity in the portal',
  async collect(db, { userId, personId }) {
    const theirs = sql`ids_of_person(${personId}::uuid) || ${userId}::uuid`
    const calls = await db
      .selectFrom('activity_logs')
      .select(['type', 'action', 'status', 'log_name', 'url', 'api', 'ip', 'user_agent', 'created_at'])
      .where(sql<boolean>`user_id = any(${theirs})`)
      .orderBy('created_at', 'desc')
      .limit(MOST_CALLS)
      .execute()
    // What they did to others is told without their names; what staff did about them in private is not told at all.
    const events = await db
      .selectFrom('domain_events')
      .select(['kind', 'subject_kind', 'created_at'])
      .where(
        sql<boolean>`(actor_id = any(${theirs}) or (subject_id = any(${theirs}) and kind <> all(${PRIVATE})
          and kind not like 'profile.%\\_opened'))`,
      )
      .orderBy('created_at', 'desc')
      .execute()
    return { calls, events }
  },
  async erase({ db }, { personId, alias, words, addresses }) {
    // A long log takes its time.
    await sql`select set_config('statement_timeout', '120s', true)`.execute(db)
    await sql`select privacy_scrub_logs(${personId}, ${[...addresses]}::text[], ${alias}, ${[...words]}::text[])`.execute(
      db,
    )
  },
}

/**
 * Goes through the whole log, from the first call to the last, in steps of some milliseconds with a transaction each:
 * what the erasure left in a long log, and what was being written while it ran. Each step is a gap in its chain.
 */
export async function scrubLog(
  { db, sealer }: { db: Db; sealer: Sealer },
  { personId, alias, words, addresses }: Omit<ErasedTraces, 'userId' | 'names'>,
): Promise<void> {
  const scrubFrom = async (tx: Db, beyond: string) => {
    const { rows } = await sql<{ last: string | null }>`
      select privacy_scrub_step(${personId}, ${beyond}, ${[...addresses]}::text[], ${alias}, ${[...words]}::text[])
        as last`.execute(tx)
    return rows[0]?.last ?? null
  }
  let beyond: string | null = '00000000-0000-0000-0000-000000000000'
  while (beyond !== null) {
    const from: string = beyond
    beyond = await db.transaction().execute((tx) => inGap(tx, sealer, 'erased', () => scrubFrom(tx, from)))
  }
}
