import { sql } from 'kysely'
import { visibleGigs, type Reader } from '#features/gigs/visible.ts'
import type { Db } from '#platform/db/database.ts'
import { nextVersion } from '#platform/db/version.ts'

/** How many gigs of each company this reader may see. */
export async function counts(db: Db, reader: Reader, companyIds: readonly string[]) {
  const { rows } = await sql<{ id: string; total: number }>`
    select gigs.company_id as id, count(*)::int as total from gigs
    where gigs.company_id = any(${[...companyIds]}) and ${visibleGigs(reader)} group by gigs.company_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Every gig that names this company in its details, deleted ones too. */
const naming = (id: string) => sql`select id, type, details from gigs
  where type in ('radar', 'award') and details @? ${`$.**.company_id ? (@ == "${id}")`}::jsonpath`

export async function countNaming(db: Db, id: string) {
  const { rows } = await sql<{ projects: number; conflicts: number; radars: number; awards: number }>`
    with named as (${naming(id)})
    select (select count(*)::int from gigs where company_id = ${id}) as projects,
      (select count(*)::int from gig_conflicts where company_id = ${id}) as conflicts,
      (select count(*)::int from named where type = 'radar') as radars,
      (select count(*)::int from named where type = 'award') as awards`.execute(db)
  return rows[0] ?? { projects: 0, conflicts: 0, radars: 0, awards: 0 }
}

export async function namingIn(db: Db, id: string) {
  const { rows } = await sql<{
    id: string
    type: 'radar' | 'award'
    details: unknown
  }>`${naming(id)} for update`.execute(db)
  return rows
}

interface Move {
  from: string
  into: string
}

/** Their versions count up: a form that is open meanwhile names a company that is gone. */
export async function moveGigs(db: Db, { from, into }: Move): Promise<void> {
  await db
    .updateTable('gigs')
    .set({ company_id: into, version: nextVersion })
    .where('company_id', '=', from)
    .execute()
}

/** A gig may name both already. */
export async function moveConflicts(db: Db, { from, into }: Move): Promise<void> {
  await sql`insert into gig_conflicts (gig_id, company_id)
    select gig_id, ${into} from gig_conflicts where company_id = ${from} on conflict do nothing`.execute(db)
  await db.deleteFrom('gig_conflicts').where('company_id', '=', from).execute()
}
