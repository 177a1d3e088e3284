import { sql } from 'kysely'
import { close } from '#features/hiring/closing.ts'
import { tell, told } from '#features/hiring/notices.ts'
import { read } from '#features/hiring/reporting.ts'
import * as store from '#features/hiring/store.ts'
import type { Db } from '#platform/db/database.ts'
import type { PersonalPart, Traces } from '#platform/privacy/personal-part.ts'

/** Whether somebody works on a project now: until that has ended nobody erases them. */
export async function isHired(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('engagements')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', '=', 'Hired')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Engagements keep their numbers and lose their words; what is open ends. */
export const personalPart: PersonalPart = {
  name: 'engagements',
  title: 'Requests, applications and engagements',
  collect: async (db, traces) => ({
    engagements: await engagementsOf(db, traces),
    ratings_given: await ratingsBy(db, traces),
    ratings_received: await ratingsOf(db, traces),
    opinions: await opinionsOf(db, traces),
    signatures: await signaturesBy(db, traces),
    papers: await papersOf(db, traces),
    onboarding: await db
      .selectFrom('onboarding_items')
      .select(['item', 'done_at'])
      .where('person_id', '=', traces.personId)
      .execute(),
  }),
  async erase({ db, now }, traces) {
    const { personId } = traces
    const ctx = { db, actor: null, now }
    for (const id of await store.openIds(db, { personId }, ['Requested', 'Applied', 'Reviewed'])) {
      const closed = await close(ctx, await read(ctx, id), { reason: 'withdrawn_by_expert' })
      await tell(ctx, closed, told.expertLeft(closed))
    }
    await db
      .updateTable('engagements')
      .set({ request_message: null, message: null, reason_text: null, answers: '[]', weighed: UNPROVED })
      .where('person_id', '=', personId)
      .execute()
    const theirs = sql<boolean>`engagement_id in (select id from engagements where person_id = ${personId})`
    await db
      .updateTable('ratings')
      .set({ comment: null })
      .where(theirs)
      .where('direction', '=', 'of_expert')
      .execute()
    await db.updateTable('shortlist_opinions').set({ comment: null }).where(theirs).execute()
    await db.deleteFrom('training_passes').where('person_id', '=', personId).execute()
    await db.deleteFrom('onboarding_items').where('person_id', '=', personId).execute()
    await forgetSignatures(db, traces)
  },
}

/** The figures of a score without the sentences of the profile. */
const UNPROVED = sql<string>`jsonb_set(weighed, '{parts}', coalesce((
  select jsonb_agg(part || '{"evidence": "", "chips": []}') from jsonb_array_elements(weighed -> 'parts') part), '[]'))`

function engagementsOf(db: Db, { personId }: Traces) {
  return (
    db
      .selectFrom('engagements')
      .innerJoin('gigs', 'gigs.id', 'engagements.gig_id')
      .select(['gigs.internal_id as project', 'gigs.name', 'close_reason'])
      // What staff write of their choice stays with them, as on the pages of the expert.
      .select(sql<string | null>`case when close_reason = 'declined' then reason_text end`.as('reason_text'))
      .select(
        sql<string[]>`array(select name from reasons where close_reason = 'declined'
          and reasons.id = any(engagements.reason_ids) order by position)`.as('reasons'),
      )
      // Applied and Reviewed are one to the expert (PRODUCT 5.4).
      .select(
        sql<string>`case when engagements.status in ('Applied', 'Reviewed') then 'In review'
        else engagements.status end`.as('status'),
      )
      // Nor does an expert learn that they were ranked.
      .select(sql<string>`case origin when 'recommendation' then 'invite' else origin end`.as('origin'))
      .select(['request_message', 'message', 'engagements.bid_type', 'bid_amount'])
      .select(['engagements.currency', 'answers', 'declares_no_conflict', 'rate', 'rate_type', 'starts_on'])
      .select(['ends_on', 'hours_planned', 'assigned_at', 'ended_at', 'engagements.created_at'])
      .where('engagements.person_id', '=', personId)
      .execute()
  )
}

function ratingsBy(db: Db, { userId }: Traces) {
  return db
    .selectFrom('ratings')
    .select(['direction', 'rate', 'comment', 'created_at'])
    .where('author_id', '=', userId)
    .execute()
}

/** As they read them themselves: after their week, without an author. */
function ratingsOf(db: Db, { personId }: Traces) {
  return db
    .selectFrom('ratings')
    .innerJoin('engagements', 'engagements.id', 'ratings.engagement_id')
    .select(['ratings.rate', 'ratings.comment', 'ratings.created_at'])
    .where('engagements.person_id', '=', personId)
    .where('direction', '=', 'of_expert')
    .where('is_revealed', '=', true)
    .execute()
}

function opinionsOf(db: Db, { userId }: Traces) {
  return db
    .selectFrom('shortlist_opinions')
    .select(['opinion', 'comment', 'wants_to_talk', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute()
}

function signaturesBy(db: Db, { userId }: Traces) {
  return db
    .selectFrom('agreement_signatures')
    .select(['typed_name', 'sha256', 'ip', 'user_agent', 'second_factor', 'signed_at'])
    .where('signer_id', '=', userId)
    .execute()
}

/** Trainings that they passed, and papers that they signed for themselves. */
async function papersOf(db: Db, { personId }: Traces) {
  const { rows } = await sql`select a.kind, a.version, a.year, s.signed_at as at from agreements a
      join agreement_signatures s on s.agreement_id = a.id where a.person_id = ${personId}
    union all select c.kind, c.version, null, t.passed_at from training_passes t
      join compliance_papers c on c.id = t.paper_id where t.person_id = ${personId} order by at`.execute(db)
  return rows
}

/** The evidence keeps what was signed and when. Files that name them go, their hashes stay and are still known. */
async function forgetSignatures(db: Db, { personId, words }: Traces): Promise<void> {
  await sql`select erase_signer(${personId})`.execute(db)
  await sql`update agreement_files set bytes = null where agreement_id in (select a.id from agreements a
    left join engagements e on e.id = a.engagement_id
    where e.person_id = ${personId} or a.person_id = ${personId} or mentions(a.text, ${[...words]}::text[]))`.execute(
    db,
  )
}
