import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

/** What happened to a company and to those that were merged into it, the newest first. */
export async function page(db: Db, id: string, at: PageAt) {
  const found = db
    .selectFrom('domain_events')
    .where('subject_kind', '=', 'company')
    .where((row) =>
      row.or([
        row('subject_id', '=', id),
        row(
          'subject_id',
          'in',
          row.selectFrom('company_redirects').select('merged_id').where('company_id', '=', id),
        ),
      ]),
    )
  const shown = found.select(['id', 'kind', 'subject_title', 'actor_name', 'created_at', 'differences'])
  return pageOfRows(shown.orderBy('created_at', 'desc').orderBy('id', 'desc'), at)
}

export type EventRow = Awaited<ReturnType<typeof page>>['rows'][number]

/** Who belongs to a company, by name; those who sign in tell so by their roles. */
export async function members(db: Db, companyId: string, limit: number) {
  const { rows } = await sql<{
    id: string
    name: string
    email: string | null
    job_title: string | null
    photo_file: string | null
    roles: string[]
    is_expert: boolean
    status: 'Active' | 'Invited' | 'Suspended' | null
  }>`select p.id, ${fullName('p')} as name, coalesce(u.email, p.email) as email, p.job_title,
      p.photo_file, array(select role from user_roles where user_id = u.id) as roles,
      exists (select from user_roles where user_id = u.id and role = 'growth_experts_expert') as is_expert,
      case when u.id is null then null when u.status = 'suspended' then 'Suspended'
        when u.email_verified_at is null then 'Invited' else 'Active' end as status
    from people p left join users u on u.person_id = p.id
    where p.company_id = ${companyId}
    order by p.last_name collate alphabetical, p.first_name collate alphabetical, p.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export type MemberRow = Awaited<ReturnType<typeof members>>[number]
