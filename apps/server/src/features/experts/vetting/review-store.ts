import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName, nameOfUser } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

const nameOf = (column: string) => nameOfUser(`experts.${column}`)

export function facts(db: Db, personId: string) {
  return db
    .selectFrom('experts')
    .select(['status', 'applied_at', 'screened_at', 'screened_by', 'approved_at', 'approved_by'])
    .select(['invited_at', 'invited_by', 'reminded_at', 'resubmissions'])
    .select([
      nameOf('screened_by').as('screened_by_name'),
      nameOf('approved_by').as('approved_by_name'),
      nameOf('invited_by').as('invited_by_name'),
      sql<number>`(select count(*)::int from person_notes n where n.person_id = experts.person_id)`.as(
        'notes',
      ),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

interface Waiting {
  position: number
  total: number
  previous_id: string | null
  previous_name: string | null
  next_id: string | null
  next_name: string | null
}

/** Where somebody stands among those of their status whom the reader may see, who waits longest first. */
export async function queue(db: Db, status: string, personId: string, visible: RawBuilder<SqlBool>) {
  const { rows } = await sql<Waiting>`with waiting as (
      select e.person_id as id, row_number() over line::int as position, count(*) over ()::int as total,
        lag(e.person_id) over line as previous_id, lead(e.person_id) over line as next_id
      from experts e where e.status = ${status} and ${visible}
      window line as (order by coalesce(e.applied_at, e.status_changed_at), e.person_id))
    select position, total, previous_id, next_id,
      (select ${fullName('people')} from people where id = previous_id) as previous_name,
      (select ${fullName('people')} from people where id = next_id) as next_name
    from waiting where id = ${personId}`.execute(db)
  return rows[0]
}

/** The names and statuses of these people. */
export function known(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('people')
    .leftJoin('experts', 'experts.person_id', 'people.id')
    .select(['people.id', 'internal_id', 'experts.status'])
    .select(fullName('people').as('name'))
    .where('people.id', 'in', ids.length === 0 ? [NOBODY] : [...ids])
    .execute()
}
const NOBODY = '00000000-0000-0000-0000-000000000000'

export async function events(db: Db, personId: string, at: PageAt) {
  const all = db
    .selectFrom('domain_events')
    .where('subject_kind', '=', 'expert')
    .where(sql<boolean>`subject_id = any(ids_of_person(${personId}::uuid))`)
    .select(['id', 'kind', 'actor_id', 'actor_name', 'differences', 'created_at'])
  return pageOfRows(all.orderBy('created_at', 'desc').orderBy('id', 'desc'), at)
}
export type EventRow = Awaited<ReturnType<typeof events>>['rows'][number]
