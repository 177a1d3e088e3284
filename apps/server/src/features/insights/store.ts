import { sql, type RawBuilder } from 'kysely'
import { fullName } from '#platform/db/full-name.ts'
import type { Db } from '#platform/db/database.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface CountedRow {
  at: Date | null
  person_id: string | null
  person: string | null
  gig_id: string | null
  project: string | null
  activity_id: string | null
  note: string | null
}

/** The rows of one figure: those with this label which count in this column. */
export async function page(
  db: Db,
  all: RawBuilder<unknown>,
  { label, column }: { label: string; column: string },
  at: PageAt,
): Promise<{ rows: CountedRow[]; total: number }> {
  const counted = sql`from (${all}) as counted where label = ${label} and ${column} = any(columns)`
  const { rows } = await sql<CountedRow>`
    with page as (
      select at, to_jsonb(counted) as fact ${counted} order by at desc nulls last, fact
      ${sliceOf(at)}
    )
    select page.at, people.id as person_id, ${fullName('people')} as person,
      gigs.id as gig_id, gigs.name as project, fact ->> 'activity_id' as activity_id, fact ->> 'note' as note
    from page left join people on people.id = (fact ->> 'person_id')::uuid
      left join gigs on gigs.id = (fact ->> 'gig_id')::uuid
    order by page.at desc nulls last, fact`.execute(db)
  const sums = await sql<{ total: number }>`select count(*)::int as total ${counted}`.execute(db)
  return { rows, total: sums.rows[0]?.total ?? 0 }
}
