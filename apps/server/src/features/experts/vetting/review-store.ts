import { sql } from 'kysely'
import { visibleExperts } from '#features/experts/lists/visible.ts'
import type { Reader } from '#features/experts/policy.ts'
import type { Db } from '#platform/db/database.ts'

const nameOf = (column: string) =>
  sql<
    string | null
  >`(select p.first_name || ' ' || p.last_name from users u join people p on p.id = u.person_id
    where u.id = ${sql.ref(`experts.${column}`)})`

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

interface Duplicate {
  id: string
  name: string
  internal_id: string
  status: string | null
  matches: ('email' | 'phone' | 'name')[]
}

/** Others with the same address, number or name; of experts only those whom the reader may see. */
export async function duplicates(db: Db, reader: Reader, personId: string): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    with found as (
      select o.id, 'email' as match from people me join people o on o.email = me.email where me.id = ${personId}
      union all select o.id, 'phone' from people me join people o
        on o.phone_number = me.phone_number and o.phone_country_code = me.phone_country_code where me.id = ${personId}
      union all select o.id, 'name' from people me join people o
        on fold(o.first_name || ' ' || o.last_name) = fold(me.first_name || ' ' || me.last_name) where me.id = ${personId}
    )
    select p.id, p.first_name || ' ' || p.last_name as name, p.internal_id, e.status, array_agg(distinct f.match) as matches
    from found f join people p on p.id = f.id left join experts e on e.person_id = p.id
    where p.id <> ${personId} and (e.person_id is null or ${visibleExperts(reader)})
    group by p.id, e.status order by p.internal_id limit 10`.execute(db)
  return rows
}

export async function events(db: Db, personId: string, at: { page: number; pageSize: number }) {
  const all = db
    .selectFrom('domain_events')
    .where('subject_kind', '=', 'expert')
    .where('subject_id', '=', personId)
  const rows = await all
    .select(['id', 'kind', 'actor_id', 'actor_name', 'differences', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(at.pageSize)
    .offset((at.page - 1) * at.pageSize)
    .execute()
  const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total, ...at }
}
export type EventRow = Awaited<ReturnType<typeof events>>['rows'][number]
