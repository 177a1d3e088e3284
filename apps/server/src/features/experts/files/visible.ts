import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#platform/http/context.ts'

type Reader = Pick<Actor, 'userId' | 'personId' | 'roles'>

/** Which rows of `files` this reader may open, photos apart (PRODUCT 5.2 row 13b): `files` of a view and `canOpen` in SQL. */
export function visibleFiles({ userId, personId, roles }: Reader): RawBuilder<SqlBool> {
  if (roles.includes('growth_experts_admin')) return sql<SqlBool>`files.deleted_at is null`
  const ways = [
    sql`files.owner_person_id = ${personId}`,
    ...(roles.includes('growth_experts_hr_generalist')
      ? [sql`exists (select from experts e where e.person_id = files.owner_person_id)`]
      : []),
    ...(roles.includes('growth_experts_manager')
      ? [
          sql`files.owner_person_id in (select person_id from expert_gigs where manager_ids @> array[${userId}]::uuid[])`,
        ]
      : []),
  ]
  return sql<SqlBool>`(files.deleted_at is null and (${sql.join(ways, sql` or `)}))`
}
