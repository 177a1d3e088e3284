import { PERSONAL_DATA_CONSENT } from '@guildhall/contract/accounts'
import { sql } from 'kysely'
import { BATCH } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'

export interface Asked {
  person_id: string
  user_id: string
}

export interface Lapsing extends Asked {
  id: string
  title: string
  /** YYYY-MM-DD */
  until: string
}

const APPROVED = sql`experts e join users u on u.person_id = e.person_id and u.status = 'active' and e.status = 'Approved'`

/** Approved experts without a signature of today's notice since that day, who were not asked since `askedBefore`. */
export async function withoutConsent(
  db: Db,
  { signedSince, askedBefore }: { signedSince: Date; askedBefore: Date },
): Promise<Asked[]> {
  const { kind, version } = PERSONAL_DATA_CONSENT
  const { rows } = await sql<Asked>`select e.person_id, u.id as user_id from ${APPROVED}
    where (e.consent_asked_at is null or e.consent_asked_at < ${askedBefore})
      and not exists (select from consents c where c.user_id = u.id and c.kind = ${kind} and c.version = ${version}
        and c.typed_name is not null and c.accepted_at > ${signedSince})
    order by e.person_id limit ${BATCH} for update of e skip locked`.execute(db)
  return rows
}

/** Certificates and licences of approved experts that end from today to that day, of which nobody has told yet. */
export async function lapsing(db: Db, { from, to }: { from: Date; to: Date }): Promise<Lapsing[]> {
  const { rows } =
    await sql<Lapsing>`select c.id, c.title, c.expiration_date::text as until, e.person_id, u.id as user_id
    from ${APPROVED} join expert_certifications c on c.person_id = e.person_id
    where c.expiration_date between ${from}::date and ${to}::date
      and c.lapse_told_for is distinct from c.expiration_date
    order by c.id limit ${BATCH} for update of c skip locked`.execute(db)
  return rows
}

/** Approved experts whose profile was not changed since that day, and who were not asked about it since. */
export async function untouched(db: Db, since: Date): Promise<Asked[]> {
  const { rows } = await sql<Asked>`select e.person_id, u.id as user_id
    from ${APPROVED} join people p on p.id = e.person_id
    where greatest(p.updated_at, e.status_changed_at, e.refresh_asked_at) < ${since}
      and not exists (select from domain_events d where d.subject_kind = 'expert' and d.subject_id = e.person_id
        and d.created_at >= ${since} and d.kind like 'profile.%')
    order by e.person_id limit ${BATCH} for update of e skip locked`.execute(db)
  return rows
}

export async function noteAsked(
  db: Db,
  column: 'consent_asked_at' | 'refresh_asked_at',
  personId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('experts')
    .set({ [column]: at })
    .where('person_id', '=', personId)
    .execute()
}

export async function noteTold(db: Db, id: string): Promise<void> {
  await db
    .updateTable('expert_certifications')
    .set((row) => ({ lapse_told_for: row.ref('expiration_date') }))
    .where('id', '=', id)
    .execute()
}
