import type { GateKey } from '@guildhall/contract/compliance'
import { sql } from 'kysely'
import type { EngagementRow } from '#features/hiring/store.ts'
import type { Db } from '#platform/db/database.ts'

export interface Waiver {
  gate: string
  reason: string
  by: string | null
  at: Date
}

export async function waive(
  db: Db,
  engagementId: string,
  gate: GateKey,
  given: { reason: string; by: string; at: Date },
): Promise<void> {
  await db
    .insertInto('gate_waivers')
    .values({
      engagement_id: engagementId,
      gate,
      reason: given.reason,
      waived_by: given.by,
      waived_at: given.at,
    })
    .execute()
}

export async function ask(
  db: Db,
  engagementId: string,
  gate: GateKey,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const change = { asked_by: by, asked_at: at }
  await db
    .insertInto('gate_asks')
    .values({ engagement_id: engagementId, gate, ...change })
    .onConflict((before) => before.columns(['engagement_id', 'gate']).doUpdateSet(change))
    .execute()
}

/** Of a project: all engagements that went beyond a request, the hired first. */
export async function reportedOf(db: Db, gigId: string): Promise<ReportedRow[]> {
  const { rows } =
    await sql<ReportedRow>`select e.id, e.gig_id, e.person_id, e.status, e.declares_no_conflict,
      e.applied_at, people.first_name, people.last_name
    from engagements e join people on people.id = e.person_id
    where e.gig_id = ${gigId} and (e.status in ('Applied', 'Reviewed', 'Hired') or e.assigned_at is not null)
    order by e.assigned_at nulls last, e.created_at, e.id limit 500`.execute(db)
  return rows
}

export type ReportedRow = Pick<
  EngagementRow,
  | 'id'
  | 'gig_id'
  | 'person_id'
  | 'status'
  | 'declares_no_conflict'
  | 'applied_at'
  | 'first_name'
  | 'last_name'
>

/** The open engagement of a person on a project, if they have been hired. */
export async function hireOf(db: Db, gigId: string, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from engagements
    where gig_id = ${gigId} and person_id = ${personId} and status = 'Hired' limit 1`.execute(db)
  return rows[0]?.id
}
