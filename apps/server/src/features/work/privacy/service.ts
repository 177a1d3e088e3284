import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'

/** What somebody did on projects after they were hired. */
export const personalPart: PersonalPart = {
  name: 'work',
  title: 'Work on projects',
  async collect(db, { userId, personId }) {
    const deliverables = await db
      .selectFrom('deliverables')
      .innerJoin('gigs', 'gigs.id', 'deliverables.gig_id')
      .select(['gigs.internal_id as project', 'title', 'deliverables.status', 'note', 'link'])
      .select(['handed_in_at', 'reason', 'decided_at'])
      .where('handed_in_by', '=', userId)
      .orderBy('handed_in_at')
      .execute()
    const calls = await db
      .selectFrom('calls')
      .innerJoin('engagements', 'engagements.id', 'calls.engagement_id')
      .select(['title', 'calls.link', 'calls.status', 'start_at', 'end_at', 'calls.reason', 'outcome'])
      .where(({ or, eb }) =>
        or([
          eb('host_id', '=', userId),
          eb('guest_id', '=', userId),
          eb('engagements.person_id', '=', personId),
        ]),
      )
      .orderBy('calls.created_at')
      .execute()
    const availability = await db
      .selectFrom('availability')
      .select(['timezone', 'weekly', 'days_off', 'updated_at'])
      .where('person_id', '=', personId)
      .execute()
    const hours = await db
      .selectFrom('hour_entries')
      .innerJoin('engagements', 'engagements.id', 'hour_entries.engagement_id')
      .innerJoin('gigs', 'gigs.id', 'engagements.gig_id')
      .select(['gigs.internal_id as project', 'gigs.name', 'day', 'minutes', 'note'])
      .where('engagements.person_id', '=', personId)
      .orderBy('day')
      .execute()
    return { deliverables, calls, availability, hours, weeks: await weeksOf(db, personId) }
  },
  async erase({ db }, { userId, personId }) {
    await db
      .updateTable('deliverables')
      .set({ note: null, link: null })
      .where('handed_in_by', '=', userId)
      .execute()
    await db
      .updateTable('calls')
      .set({ link: null, notes: null, outcome: null })
      .where(
        sql<boolean>`engagement_id in (select id from engagements where person_id = ${personId})
          or host_id = ${userId}`,
      )
      .execute()
    await db
      .updateTable('hour_entries')
      .set({ note: null })
      .where(sql<boolean>`engagement_id in (select id from engagements where person_id = ${personId})`)
      .execute()
    await db.deleteFrom('availability').where('person_id', '=', personId).execute()
    await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
  },
}

/** The weeks that they handed in, and why some came back. */
function weeksOf(db: Db, personId: string) {
  return db
    .selectFrom('hour_weeks')
    .innerJoin('engagements', 'engagements.id', 'hour_weeks.engagement_id')
    .innerJoin('gigs', 'gigs.id', 'engagements.gig_id')
    .select(['gigs.internal_id as project', 'week', 'hour_weeks.status', 'reason'])
    .select(['submitted_at', 'decided_at'])
    .where('engagements.person_id', '=', personId)
    .orderBy('week')
    .execute()
}
