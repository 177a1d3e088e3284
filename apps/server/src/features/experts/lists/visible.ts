import type { ExpertTab } from '@guildhall/contract/experts/filter'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Reader } from '#features/experts/policy.ts'

type Condition = RawBuilder<SqlBool>

/**
 * Whom this reader finds in lists, counts, exports and searches (PRODUCT 5.2 row 12, D-08): the rule of the profile
 * (row 13) in SQL, over `experts e`. HR opens every profile, but its list holds those it works on.
 */
export function visibleExperts(reader: Reader): Condition {
  const conditions = [
    ...(is(reader, 'growth_experts_admin') ? [sql<SqlBool>`true`] : []),
    ...(is(reader, 'growth_experts_hr_generalist') ? [ofHr(reader)] : []),
    ...(is(reader, 'growth_experts_manager') ? [ofManager(reader)] : []),
  ]
  if (conditions.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`(e.status <> 'Erased' and (${sql.join(conditions, sql` or `)}))`
}

function ofHr({ permissions }: Reader): Condition {
  const statuses = ['Invited', 'New', 'Incomplete', 'Pending', 'Screened', 'Approved']
  if (permissions.includes('CAN_REJECT_EXPERTS')) statuses.push('Rejected')
  return sql<SqlBool>`e.status = any(${statuses})`
}

function ofManager({ userId, permissions }: Reader): Condition {
  const statuses = [
    'Approved',
    ...(permissions.includes('CAN_APPROVE_EXPERTS') ? ['Pending', 'Screened'] : []),
    // Whom they let back in waits for somebody else, and stays in sight.
    ...(permissions.includes('CAN_RECONSIDER_EXPERTS') ? ['Rejected', 'Pending'] : []),
  ]
  return sql<SqlBool>`(e.status = any(${statuses}) or e.invited_by = ${userId} or e.person_id in (${onGigsOf(userId)}))`
}

/** Experts of the gigs that this user manages. */
function onGigsOf(userId: string, which: Condition = sql<SqlBool>`true`) {
  return sql`select person_id from expert_gigs where manager_ids @> array[${userId}]::uuid[] and ${which}`
}

/** The tabs of a manager (PRODUCT 5.3.3). */
export function inTab({ userId }: Reader, tab: ExpertTab): Condition {
  const hired = sql<SqlBool>`e.person_id in (${onGigsOf(userId, sql<SqlBool>`status = 'Hired'`)})`
  switch (tab) {
    case 'active':
      return hired
    case 'past':
      return sql<SqlBool>`e.person_id in (${onGigsOf(userId, sql<SqlBool>`was_hired`)}) and not ${hired}`
    case 'approved':
      return sql<SqlBool>`e.status = 'Approved' and e.is_available`
    case 'invited':
      return sql<SqlBool>`e.invited_by = ${userId}`
  }
}

/** Active and Past as a status: of a manager's own projects, of all for those who see every expert. */
export function atWork(reader: Reader, word: 'Active' | 'Past'): Condition {
  const seesAll = is(reader, 'growth_experts_admin') || is(reader, 'growth_experts_hr_generalist')
  if (!seesAll) return inTab(reader, word === 'Active' ? 'active' : 'past')
  const on = (which: Condition) =>
    sql<SqlBool>`exists (select from expert_gigs g where g.person_id = e.person_id and ${which})`
  const hired = on(sql<SqlBool>`g.status = 'Hired'`)
  return word === 'Active' ? hired : sql<SqlBool>`${on(sql<SqlBool>`g.was_hired`)} and not ${hired}`
}

/** Whether this reader may know what the expert `e` costs (row 15): neither shown nor sorted nor filtered by otherwise. */
export function seesRate(reader: Reader): Condition {
  if (is(reader, 'growth_experts_admin')) return sql<SqlBool>`true`
  if (!is(reader, 'growth_experts_manager')) return sql<SqlBool>`false`
  return sql<SqlBool>`(e.status = 'Approved' or e.person_id in (${onGigsOf(reader.userId)}))`
}

function is({ roles }: Reader, role: Reader['roles'][number]): boolean {
  return roles.includes(role)
}
