import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'

/** What the hiring reports of an engagement: who may see the expert, what their card and their profile show. */
export interface ReportedEngagement {
  engagementId: string
  personId: string
  gigId: string
  gigTitle: string
  status: 'Requested' | 'Applied' | 'Reviewed' | 'Hired' | 'Closed'
  /** Was a hire, now or before. */
  wasHired: boolean
  /** Until when the work goes on, where that is agreed. */
  endsOn: string | null
  /** Users who manage the gig. */
  managerIds: readonly string[]
  /** Customers who may know the expert by name. */
  shownTo: readonly string[]
}

/** Keeps what an engagement is now, in the transaction of its change. */
export async function engagementChanged(db: Db, reported: ReportedEngagement, at: Date): Promise<void> {
  const facts = {
    gig_title: reported.gigTitle,
    status: reported.status,
    was_hired: reported.wasHired,
    ends_on: reported.endsOn,
    manager_ids: [...reported.managerIds],
    shown_to: [...reported.shownTo],
  }
  await db
    .insertInto('expert_gigs')
    .values({
      engagement_id: reported.engagementId,
      person_id: reported.personId,
      gig_id: reported.gigId,
      ...facts,
      changed_at: at,
    })
    .onConflict((row) =>
      row.column('engagement_id').doUpdateSet({
        ...facts,
        // Who manages a gig may change without anything happening to the engagement.
        changed_at: sql`case when expert_gigs.status = ${reported.status} then expert_gigs.changed_at
          else ${at}::timestamptz end`,
      }),
    )
    .execute()
}

/** Keeps the average of the ratings that count. */
export async function ratingChanged(
  db: Db,
  personId: string,
  rating: { average: number | null; count: number },
): Promise<void> {
  await db
    .updateTable('experts')
    .set({ rating_average: rating.average, rating_count: rating.count })
    .where('person_id', '=', personId)
    .execute()
}

/** Whether an expert stands in the directory that other experts see. */
export async function isInDirectory(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('experts')
    .select('is_in_directory')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (row === undefined) throw refuse('not_found')
  return row.is_in_directory
}

/** Whoever is suspended reads and does no more (decision 249): 403. */
export async function requireNotSuspended(db: Db, personId: string): Promise<void> {
  const row = await db
    .selectFrom('experts')
    .select('status')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (row?.status === 'Suspended') throw refuse('forbidden')
}

export async function setInDirectory(db: Db, personId: string, isInIt: boolean): Promise<void> {
  await requireNotSuspended(db, personId)
  const { numUpdatedRows } = await db
    .updateTable('experts')
    .set({ is_in_directory: isInIt })
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw refuse('not_found')
}
