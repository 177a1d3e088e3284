import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#platform/http/context.ts'

export type Reader = Pick<Actor, 'userId' | 'personId' | 'roles' | 'permissions'>

/**
 * Which rows of `gigs` this reader may see (PRODUCT 5.2 rows 29 and 30, D-08): lists, counts, exports, search and
 * single gigs all ask this. The query that uses it has the table under its own name.
 */
export function visibleGigs(reader: Reader): RawBuilder<SqlBool> {
  const is = new Set<string>(reader.roles)
  const seesAll =
    is.has('growth_experts_admin') ||
    (is.has('growth_experts_manager') && reader.permissions.includes('CAN_SEE_ALL_GIGS'))
  if (seesAll) return sql<SqlBool>`gigs.deleted_at is null`
  const ways = [
    ...(is.has('growth_experts_manager') ? [asManager(reader)] : []),
    ...(is.has('growth_experts_hr_generalist')
      ? [sql<SqlBool>`(${hasHired} or ${isContributor(reader)})`]
      : []),
    ...(is.has('growth_experts_expert') ? [asExpert(reader)] : []),
    // Staff may be on a project as its customer without being one anywhere else.
    asCustomer(reader),
  ]
  return sql<SqlBool>`gigs.deleted_at is null and (${sql.join(ways, sql` or `)})`
}

/** The gigs that somebody runs: as owner, co-owner, or as the leading contributor (PRODUCT 5.2, legend O). */
export function ownGigs({ userId }: Pick<Reader, 'userId'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(gigs.owner_id = ${userId} or ${userId} = any(gigs.co_owner_ids) or exists (
    select from gig_members m join gig_roles r on r.id = m.role_id
    where m.gig_id = gigs.id and m.user_id = ${userId} and m.status = 'active' and r.can_add_contributors))`
}

/** Of the gigs that this reader sees those in whose discussion he takes part (row 44): `may.comment` in SQL. */
export function discussedGigs(reader: Reader): RawBuilder<SqlBool> {
  const is = new Set<string>(reader.roles)
  if (is.has('growth_experts_admin')) return visibleGigs(reader)
  const { userId, personId } = reader
  const ways = [
    ...(is.has('growth_experts_manager') ? [ownGigs(reader)] : []),
    isContributor(reader),
    sql`exists (select from expert_gigs e where e.gig_id = gigs.id and e.person_id = ${personId} and e.status = 'Hired')`,
    sql`exists (select from gig_members m join gig_permissions p on p.id = m.permission_id
      where m.gig_id = gigs.id and m.user_id = ${userId} and m.status = 'active' and p.level >= 2)`,
  ]
  return sql<SqlBool>`(${visibleGigs(reader)} and (${sql.join(ways, sql` or `)}))`
}

function asManager(reader: Reader) {
  return sql<SqlBool>`(${ownGigs(reader)} or ${isContributor(reader)})`
}

const hasHired = sql<SqlBool>`exists (select from expert_gigs e where e.gig_id = gigs.id and e.status = 'Hired')`

/** Experts see projects once they are Approved; a Suspended one keeps what he is hired for (PRODUCT 5.3.2). */
function asExpert(reader: Reader) {
  const { personId } = reader
  return sql<SqlBool>`(exists (select from experts where person_id = ${personId} and status = 'Approved') and (
      (gigs.status = 'Published' and gigs.confidentiality <> 'restricted')
      or exists (select from expert_gigs e where e.gig_id = gigs.id and e.person_id = ${personId})
      or ${isContributor(reader)})
    or exists (select from expert_gigs e join experts on experts.person_id = e.person_id
      where e.gig_id = gigs.id and e.person_id = ${personId} and e.status = 'Hired' and experts.status = 'Suspended'))`
}

function isContributor({ userId }: Reader) {
  return sql<SqlBool>`exists (select from gig_members m where m.gig_id = gigs.id and m.user_id = ${userId}
    and m.type = 'contributor' and m.status = 'active')`
}

/** From its publication on; with the level `collaborate` before, but never a draft. */
function asCustomer({ userId }: Reader) {
  return sql<SqlBool>`exists (select from gig_members m join gig_permissions p on p.id = m.permission_id
    where m.gig_id = gigs.id and m.user_id = ${userId} and m.status = 'active'
      and (gigs.was_published or (p.level >= 3 and gigs.status <> 'Draft')))`
}
