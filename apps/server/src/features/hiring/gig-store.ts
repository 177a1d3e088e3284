import type { CONFIDENTIALITIES, ScreeningQuestion } from '@guildhall/contract/gigs/form'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type { ScreeningQuestion }

/** What hiring reads of a gig. */
export interface GigRow {
  id: string
  type: string
  name: string
  status: string
  locked: boolean
  owner_id: string
  co_owner_ids: string[]
  lead_ids: string[]
  confidentiality: string
  needs_experts: boolean
  minimum_rating: string | null
  applications_until: string | null
  currency: string
  screening_questions: ScreeningQuestion[]
}

/** Contributors whose role manages the gig. */
export const leads = sql<
  string[]
>`array(select m.user_id from gig_members m join gig_roles r on r.id = m.role_id
  where m.gig_id = gigs.id and m.status = 'active' and r.can_add_contributors)`

const columns = sql`gigs.id, gigs.type, gigs.name, gigs.status, gigs.locked, gigs.owner_id, gigs.co_owner_ids,
  ${leads} as lead_ids, gigs.confidentiality, gigs.needs_experts, gigs.minimum_rating,
  coalesce(gigs.applications_until, gigs.deadline) as applications_until,
  gigs.currency, gigs.screening_questions`

export async function find(db: Db, id: string, which: RawBuilder<SqlBool>): Promise<GigRow | undefined> {
  const { rows } = await sql<GigRow>`select ${columns} from gigs where gigs.id = ${id} and ${which}`.execute(
    db,
  )
  return rows[0]
}

/** The same, held as it is until the transaction ends: a gig does not close while somebody is hired on it. */
export async function hold(db: Db, id: string, which: RawBuilder<SqlBool>): Promise<GigRow | undefined> {
  const { rows } =
    await sql<GigRow>`select ${columns} from gigs where gigs.id = ${id} and ${which} for share of gigs`.execute(
      db,
    )
  return rows[0]
}

/** What an agreement tells of a gig. */
export interface AgreedGig {
  type: string
  internal_id: string
  name: string
  summary: string | null
  confidentiality: (typeof CONFIDENTIALITIES)[number]
  deliverables: { text: string; due?: string | null }[]
}

export async function agreed(db: Db, id: string): Promise<AgreedGig | undefined> {
  const { rows } = await sql<AgreedGig>`select type, internal_id, name, summary, confidentiality, deliverables
    from gigs where id = ${id}`.execute(db)
  return rows[0]
}

export interface GigPeople {
  /** Users who manage the gig. */
  managers: string[]
  /** Customers who see the gig (`visibleGigs`), with their level: 1 view ... 4 manage. */
  customers: { user_id: string; level: number }[]
}

/** Who manages a gig, and which customers take part in it. */
export async function people(db: Db, gigId: string): Promise<GigPeople> {
  const { rows } = await sql<GigPeople>`select
    array(select distinct unnest(array[gigs.owner_id] || gigs.co_owner_ids || ${leads})) as managers,
    coalesce((select jsonb_agg(jsonb_build_object('user_id', m.user_id, 'level', p.level))
      from gig_members m join gig_permissions p on p.id = m.permission_id
      where m.gig_id = gigs.id and m.type = 'customer' and m.status = 'active'
        and (gigs.was_published or (p.level >= 3 and gigs.status <> 'Draft'))), '[]') as customers
    from gigs where id = ${gigId}`.execute(db)
  return rows[0] ?? { managers: [], customers: [] }
}

/** Of these people, those who work for a company in conflict, or worked for one in the last months. */
export async function thoseInConflict(
  db: Db,
  gigId: string,
  personIds: readonly string[],
  since: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ person_id: string }>`select distinct e.person_id
    from gig_conflicts c join expert_experiences e on e.company_id = c.company_id
    where c.gig_id = ${gigId} and e.person_id = any(${personIds}::uuid[])
      and (e.end_at is null or e.end_at >= ${since}::date)`.execute(db)
  return new Set(rows.map((row) => row.person_id))
}

export async function isInConflict(db: Db, gigId: string, personId: string, since: string): Promise<boolean> {
  return (await thoseInConflict(db, gigId, [personId], since)).has(personId)
}
