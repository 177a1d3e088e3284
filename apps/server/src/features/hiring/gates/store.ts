import type { GateKey } from '@guildhall/contract/compliance'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface Waiver {
  gate: string
  reason: string
  by: string | null
  at: Date
}

/** What is known of an engagement that its gates ask for. */
export interface GateFacts {
  nda_at: Date | null
  nda_by: string | null
  agreement_at: Date | null
  agreement_by: string | null
  agreement_version: number | null
  waivers: Waiver[]
}

const nameOf = (userId: string) => `(select p.first_name || ' ' || p.last_name from users u
  join people p on p.id = u.person_id where u.id = ${userId})`

/** A confidentiality agreement is a file that was uploaded, or a tick of HR. */
export async function factsOf(db: Db, engagementId: string): Promise<GateFacts> {
  const { rows } = await sql<
    Omit<GateFacts, 'waivers'> & { waivers: (Omit<Waiver, 'at'> & { at: string })[] }
  >`
    select nda.at as nda_at, nda.name as nda_by, signed.signed_at as agreement_at, signed.signer_name as agreement_by,
      signed.version as agreement_version,
      coalesce((select jsonb_agg(jsonb_build_object('gate', w.gate, 'reason', w.reason, 'at', w.waived_at,
        'by', ${sql.raw(nameOf('w.waived_by'))})) from gate_waivers w where w.engagement_id = e.id), '[]') as waivers
    from engagements e
    left join lateral (select at, name from (
        select f.created_at as at, ${sql.raw(nameOf('f.created_by'))} as name from files f
          where f.owner_person_id = e.person_id and f.kind = 'nda' and f.deleted_at is null
        union all select o.done_at, ${sql.raw(nameOf('o.done_by'))} from onboarding_items o
          where o.person_id = e.person_id and o.item = 'nda') papers order by at limit 1) nda on true
    left join lateral (select a.version, s.signed_at, s.signer_name from agreements a
        left join agreement_signatures s on s.agreement_id = a.id
        where a.engagement_id = e.id order by a.version desc limit 1) signed on true
    where e.id = ${engagementId}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The engagement is gone.')
  return { ...row, waivers: row.waivers.map((waiver) => ({ ...waiver, at: new Date(waiver.at) })) }
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

/** Of a project: all engagements that went beyond a request, the hired first. */
export async function idsOf(db: Db, gigId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from engagements
    where gig_id = ${gigId} and (status in ('Applied', 'Reviewed', 'Hired') or assigned_at is not null)
    order by assigned_at nulls last, created_at, id limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** The open engagement of a person on a project, if they have been hired. */
export async function hireOf(db: Db, gigId: string, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from engagements
    where gig_id = ${gigId} and person_id = ${personId} and status = 'Hired' limit 1`.execute(db)
  return rows[0]?.id
}
