import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'
import type { Signer } from './paper.ts'

/** The newest of each kind that somebody did: a signature of a paper, or a training that was passed. */
export interface DoneRow {
  kind: string
  version: number
  year: number | null
  at: Date
}

export async function doneBy(db: Db, personId: string): Promise<DoneRow[]> {
  const { rows } = await sql<DoneRow>`select distinct on (kind) kind, version, year, at from (
      select a.kind, a.version, a.year, s.signed_at as at from agreements a
        join agreement_signatures s on s.agreement_id = a.id where a.person_id = ${personId}
      union all
      select c.kind, c.version, null, t.passed_at from training_passes t
        join compliance_papers c on c.id = t.paper_id where t.person_id = ${personId}) done
    order by kind, year desc nulls last, version desc`.execute(db)
  return rows
}

/** Whose name stands on a paper. */
export async function signerOf(db: Db, personId: string): Promise<Signer | undefined> {
  const { rows } = await sql<Signer>`select ${fullName('people')} as name,
    internal_id as code from people where id = ${personId}`.execute(db)
  return rows[0]
}

/** An open or running engagement of theirs, with what decides what its project requires. */
export interface OpenRow {
  id: string
  is_hired: boolean
  gig_name: string
  type: string
  confidentiality: string
}

/** Where they applied or work. */
export async function openOf(db: Db, personId: string): Promise<OpenRow[]> {
  const { rows } =
    await sql<OpenRow>`select e.id, e.status = 'Hired' as is_hired, gigs.name as gig_name, gigs.type, gigs.confidentiality
    from engagements e join gigs on gigs.id = e.gig_id and gigs.deleted_at is null
    where e.person_id = ${personId} and e.status in ('Applied', 'Reviewed', 'Hired')
    order by e.updated_at desc, e.id limit 50`.execute(db)
  return rows
}

/** Open engagements of all who have done a version of this paper. */
export async function openOfDone(db: Db, kind: string): Promise<(OpenRow & { user_id: string })[]> {
  const { rows } = await sql<OpenRow & { user_id: string }>`select e.id, e.status = 'Hired' as is_hired,
      gigs.name as gig_name, gigs.type, gigs.confidentiality, users.id as user_id
    from engagements e join gigs on gigs.id = e.gig_id and gigs.deleted_at is null
    join users on users.person_id = e.person_id and users.status = 'active'
    where e.status in ('Applied', 'Reviewed', 'Hired') and e.person_id in (
      select a.person_id from agreements a join agreement_signatures s on s.agreement_id = a.id where a.kind = ${kind}
      union all select t.person_id from training_passes t join compliance_papers c on c.id = t.paper_id
        where c.kind = ${kind})
    order by e.id`.execute(db)
  return rows
}

export async function pass(db: Db, personId: string, paperId: string, at: Date): Promise<boolean> {
  const added = await db
    .insertInto('training_passes')
    .values({ person_id: personId, paper_id: paperId, passed_at: at })
    .onConflict((same) => same.columns(['person_id', 'paper_id']).doNothing())
    .returning('paper_id')
    .executeTakeFirst()
  return added !== undefined
}
