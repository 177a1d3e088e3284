import { STAFF_ROLES, type Role } from '@guildhall/contract/access'
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
  const sets = [
    ...(is.has('growth_experts_manager') ? [...runBy(reader), contributedBy(reader)] : []),
    ...(is.has('growth_experts_hr_generalist') ? [withHired, contributedBy(reader)] : []),
    ...(is.has('growth_experts_expert') ? involving(reader) : []),
    // Staff may be on a project as its customer without being one anywhere else.
    boughtBy(reader),
  ]
  const seen = is.has('growth_experts_expert') ? sql`(${among(sets)} or ${openTo(reader)})` : among(sets)
  return sql<SqlBool>`(gigs.deleted_at is null and ${seen})`
}

/** The gigs that somebody runs: as owner, co-owner, or as the leading contributor (PRODUCT 5.2, legend O). */
function ownGigs(reader: Pick<Reader, 'userId'>): RawBuilder<SqlBool> {
  return among(runBy(reader))
}

/** Of the gigs that this reader sees those that they run: staff see all that they run, which need not be asked again. */
export function visibleOwnGigs(reader: Reader): RawBuilder<SqlBool> {
  const isStaff = reader.roles.some(
    (role) => role === 'growth_experts_admin' || role === 'growth_experts_manager',
  )
  if (isStaff) return sql<SqlBool>`(gigs.deleted_at is null and ${ownGigs(reader)})`
  // Few of the others run any. As an array these are looked up; as a set they were looked for along the whole list.
  return sql<SqlBool>`(${visibleGigs(reader)} and gigs.id = any(array(${sql.join(runBy(reader), sql` union all `)})))`
}

/** Of the gigs that this reader sees those in whose discussion they take part (row 44): `may.comment` in SQL. */
export function discussedGigs(reader: Reader): RawBuilder<SqlBool> {
  const is = new Set<string>(reader.roles)
  if (is.has('growth_experts_admin')) return visibleGigs(reader)
  const { userId, personId } = reader
  const onIt = sql`(gigs.id in (${contributedBy(reader)}) or exists (select from expert_gigs e
    where e.gig_id = gigs.id and e.person_id = ${personId} and e.status = 'Hired'))`
  const isSuspended = sql`exists (select from experts x where x.person_id = ${personId} and x.status = 'Suspended')`
  const ways = [
    ...(is.has('growth_experts_manager') ? [ownGigs(reader)] : []),
    reader.roles.every((role) => role === 'growth_experts_expert')
      ? sql`(${onIt} and not ${isSuspended})`
      : onIt,
    sql`exists (select from gig_members m join gig_permissions p on p.id = m.permission_id
      where m.gig_id = gigs.id and m.user_id = ${userId} and m.status = 'active' and p.level >= 2)`,
  ]
  return sql<SqlBool>`(${visibleGigs(reader)} and (${sql.join(ways, sql` or `)}))`
}

/** Said as a set of ids and not row by row: a list joins it, a single gig asks its indices for that gig alone. */
function among(sets: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`gigs.id in (${sql.join(sets, sql` union all `)})`
}

function runBy({ userId }: Pick<Reader, 'userId'>) {
  return [
    sql`select g.id from gigs g where g.owner_id = ${userId} and g.deleted_at is null`,
    sql`select g.id from gigs g where g.co_owner_ids @> array[${userId}::uuid]`,
    sql`select m.gig_id from gig_members m join gig_roles r on r.id = m.role_id
      where m.user_id = ${userId} and m.status = 'active' and r.can_add_contributors`,
  ]
}

const withHired = sql`select e.gig_id from expert_gigs e where e.status = 'Hired'`

const isApproved = ({ personId }: Reader) =>
  sql`exists (select from experts where person_id = ${personId} and status = 'Approved')`

/** What every Approved expert sees. These are too many for a set: a list walks along its order until its page is full. */
function openTo(reader: Reader) {
  return sql`(gigs.status = 'Published' and gigs.confidentiality <> 'restricted' and ${isApproved(reader)})`
}

/** Experts see projects once they are Approved; a Suspended one keeps what they are hired for (PRODUCT 5.3.2). */
function involving(reader: Reader) {
  return [
    sql`select e.gig_id from expert_gigs e join experts x on x.person_id = e.person_id
      where e.person_id = ${reader.personId}
      and (x.status = 'Approved' or (x.status = 'Suspended' and e.status = 'Hired'))`,
    sql`${contributedBy(reader)} and ${isApproved(reader)}`,
  ]
}

function contributedBy({ userId }: Reader) {
  return sql`select m.gig_id from gig_members m
    where m.user_id = ${userId} and m.type = 'contributor' and m.status = 'active'`
}

/** From its publication on; with the level `collaborate` before, but never a draft. */
function boughtBy({ userId }: Reader) {
  return sql`select m.gig_id from gig_members m join gig_permissions p on p.id = m.permission_id
    join gigs g on g.id = m.gig_id where m.user_id = ${userId} and m.status = 'active'
      and m.type = 'customer' and (g.was_published or (p.level >= 3 and g.status <> 'Draft'))`
}

/** Whose projects they are. */
export const RUNNERS = ['growth_experts_admin', 'growth_experts_manager'] as const

/** Whether the login `u` of a statement has one of these roles. */
export function hasRole(roles: readonly Role[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from user_roles r where r.user_id = u.id and r.role = any(${[...roles]}::text[]))`
}

/** Whether `u` still sees the gigs that they contribute to or are hired for: an expert alone while they are Approved. */
export const isAtWork = sql<SqlBool>`(${hasRole(STAFF_ROLES)} or exists (select from experts x
  where x.person_id = u.person_id and x.status = 'Approved'))`
