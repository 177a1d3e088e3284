import { ROLE_PREFIX, STAFF_ROLES, type Role } from '@guildhall/contract/access'
import { waitsForAcceptance } from '@guildhall/contract/gigs/acceptance'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { TODAY_ITEMS } from '@guildhall/contract/today'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { foundOf, moment, type TodayGroup } from '#features/today/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { typedDetails } from './details.ts'
import { visibleGigs, visibleOwnGigs } from './visible.ts'
import { fullName } from '#platform/db/full-name.ts'

interface Row {
  id: string
  name: string
  status: string
  status_reason: string | null
  owner: string | null
  status_changed_at: Date
  /** Whether the reader decides on it. */
  is_reviewed_here: boolean
  total: number
}

/**
 * To an administrator what waits for them, a brief or a result; to a manager what of theirs waits, or was sent back; to a
 * reviewer of the team what others submitted.
 */
async function waiting({ db, actor }: SignedIn): Promise<Row[]> {
  const isReviewed = toReview(actor)
  const { rows } =
    await sql<Row>`select gigs.id, gigs.name, gigs.status, gigs.status_reason, gigs.status_changed_at,
      ${fullName('p')} as owner, ${isReviewed} as is_reviewed_here, count(*) over ()::int as total
    from gigs left join users u on u.id = gigs.owner_id left join people p on p.id = u.person_id
    where gigs.status in ('Requested', 'Submitted', 'Rejected') and ${visibleGigs(actor)} and (${isReviewed}${ownToo(actor)})
    order by gigs.status <> 'Rejected', gigs.status_changed_at, gigs.id
    limit ${TODAY_ITEMS}`.execute(db)
  return rows
}

/** What `verdict` lets this reader publish or reject, said in SQL (PRODUCT 5.2 row 36). */
function toReview({ activeRole, userId }: SignedIn['actor']): RawBuilder<SqlBool> {
  if (activeRole === 'growth_experts_admin') return sql`gigs.status in ('Requested', 'Submitted')`
  return sql`(gigs.status = 'Submitted' and not gigs.locked and gigs.submitted_by is distinct from ${userId}
    and gigs.id = any(array(select m.gig_id from gig_members m join gig_roles r on r.id = m.role_id
      where m.user_id = ${userId} and m.status = 'active' and r.can_review)))`
}

function ownToo(actor: SignedIn['actor']) {
  if (actor.activeRole !== 'growth_experts_manager') return sql``
  return sql` or ${visibleOwnGigs(actor)}`
}

const TITLES: Partial<Record<Role, string>> = {
  growth_experts_admin: 'Projects to approve',
  growth_experts_manager: 'Waiting for approval or sent back',
}

const approvals: TodayGroup = {
  key: 'approvals',
  roles: [...STAFF_ROLES, 'growth_experts_expert'],
  async find(ctx) {
    const role = ctx.actor.activeRole
    return foundOf(TITLES[role] ?? 'Waiting for your review', await waiting(ctx), (row) => {
      const path = `/${ROLE_PREFIX[role]}/projects/${row.id}`
      return {
        id: row.id,
        title: told(row),
        subtitle: row.status === 'Rejected' ? row.status_reason : row.owner,
        since: moment(row.status_changed_at),
        due: null,
        href: path,
        action: stepOf(row, path),
      }
    })
  },
}

function stepOf({ status, is_reviewed_here: isReviewed }: Row, path: string) {
  if (status === 'Rejected') return { label: 'Edit project', href: `${path}/edit` }
  return { label: isReviewed ? 'Review' : 'Open project' }
}

function told({ name, status, is_reviewed_here: isReviewed }: Row): string {
  if (status === 'Rejected') return `${name} was sent back`
  if (status === 'Submitted') return `${name} is waiting for ${isReviewed ? 'your review' : 'a reviewer'}`
  return `${name} is waiting for ${isReviewed ? 'your approval' : 'approval'}`
}

const acceptances: TodayGroup = {
  key: 'acceptances',
  roles: ['growth_experts_customer'],
  async find(ctx) {
    const rows = (await managed(ctx)).filter(({ type, details, company_id: company }) =>
      waitsForAcceptance(typedDetails(type, details), company),
    )
    const shown = rows.slice(0, TODAY_ITEMS).map((row) => ({ ...row, total: rows.length }))
    return foundOf('Waiting for your approval', shown, ({ id, name, type }) => ({
      id,
      title:
        type === 'award' ? `Accept the award text of ${name}` : `Approve your company’s profile in ${name}`,
      subtitle: null,
      since: null,
      due: null,
      href: `/customer/projects/${id}?tab=scope`,
      action: { label: 'Read' },
    }))
  },
}

/** What somebody may agree to for their company, when it is there. */
async function managed({ db, actor }: SignedIn) {
  const { rows } = await sql<{
    id: string
    name: string
    type: GigKind
    details: unknown
    company_id: string | null
  }>`select gigs.id, gigs.name, gigs.type, gigs.details, me.company_id
    from gigs join gig_members m on m.gig_id = gigs.id and m.user_id = ${actor.userId} and m.status = 'active'
    join gig_permissions p on p.id = m.permission_id and p.level = 4
    join people me on me.id = ${actor.personId}
    where gigs.type in ('award', 'radar') and gigs.status in ('Approved', 'Submitted', 'Published', 'Unpublished')
      and not gigs.locked and ${visibleGigs(actor)}
    order by gigs.status_changed_at, gigs.id`.execute(db)
  return rows
}

/** What projects put on the day of their people. */
export const gigsToday: readonly TodayGroup[] = [approvals, acceptances]
