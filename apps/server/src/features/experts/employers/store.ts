import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Reader } from '#features/experts/policy.ts'
import { contains, words } from '#features/experts/lists/filter.ts'
import { visibleExperts } from '#features/experts/lists/visible.ts'
import type { Db } from '#platform/db/database.ts'
import { nextVersion } from '#platform/db/version.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

interface Asked {
  reader: Reader
  companyId: string
  keyword: string | undefined
}

export interface RelatedRow {
  id: string
  name: string
  photo_file: string | null
  job_title: string | null
  status: string
  is_current: boolean
  jobs: { title: string; start_at: string; end_at: string | null; currently_working: boolean }[]
}

/** The experts with a job at this company whom the reader may see; who works there now comes first. */
export async function page(db: Db, asked: Asked, at: PageAt) {
  const matching = conditionOf(asked)
  const { rows } = await sql<RelatedRow>`
    select p.id, ${fullName('p')} as name, p.photo_file, p.job_title, e.status,
      bool_or(x.currently_working) as is_current,
      json_agg(json_build_object('title', x.title, 'start_at', x.start_at, 'end_at', x.end_at,
        'currently_working', x.currently_working) order by x.start_at desc, x.id) as jobs
    from expert_experiences x join experts e on e.person_id = x.person_id join people p on p.id = x.person_id
    where ${matching} group by p.id, e.person_id
    order by is_current desc, p.last_name collate alphabetical, p.first_name collate alphabetical, p.id
    ${sliceOf(at)}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(distinct x.person_id)::int as total
    from expert_experiences x join experts e on e.person_id = x.person_id join people p on p.id = x.person_id
    where ${matching}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

function conditionOf({ reader, companyId, keyword }: Asked): RawBuilder<SqlBool> {
  const named = words(keyword).map(
    (word) => sql`fold(${fullName('p')} || ' ' || coalesce(p.job_title, '')) like ${contains(word)}`,
  )
  return sql<SqlBool>`${sql.join(
    [sql`x.company_id = ${companyId}`, visibleExperts(reader), ...named],
    sql` and `,
  )}`
}

export async function countNaming(db: Db, companyId: string) {
  const { rows } = await sql<{ experiences: number; certifications: number }>`select
    (select count(*)::int from expert_experiences where company_id = ${companyId}) as experiences,
    (select count(*)::int from expert_certifications where company_id = ${companyId}) as certifications`.execute(
    db,
  )
  return rows[0] ?? { experiences: 0, certifications: 0 }
}

/** Their versions count up: a form that is open meanwhile names a company that is gone. */
export async function move(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  const change = { company_id: into, version: nextVersion }
  await db.updateTable('expert_experiences').set(change).where('company_id', '=', from).execute()
  await db.updateTable('expert_certifications').set(change).where('company_id', '=', from).execute()
}
