import { ROLE_PREFIX } from '@guildhall/contract/access'
import { waitsForAcceptance } from '@guildhall/contract/gigs/acceptance'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { TODAY_ITEMS } from '@guildhall/contract/today'
import { sql } from 'kysely'
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
  total: number
}

/** To an administrator what waits for them, a brief or a result; to a manager what of theirs waits, or was sent back. */
async function waiting({ db, actor }: SignedIn): Promise<Row[]> {
  const isAdmin = actor.activeRole === 'growth_experts_admin'
  const which = isAdmin
    ? sql`gigs.status in ('Requested', 'Submitted') and ${visibleGigs(actor)}`
    : sql`gigs.status in ('Requested', 'Submitted', 'Rejected') and ${visibleOwnGigs(actor)}`
  const { rows } =
    await sql<Row>`select gigs.id, gigs.name, gigs.status, gigs.status_reason, gigs.status_changed_at,
      ${fullName('p')} as owner, count(*) over ()::int as total
    from gigs left join users u on u.id = gigs.owner_id left join people p on p.id = u.person_id
    where ${which} order by gigs.status <> 'Rejected', gigs.status_changed_at, gigs.id
    limit ${TODAY_ITEMS}`.execute(db)
  return rows
}

const approvals: TodayGroup = {
  key: 'approvals',
  roles: ['growth_experts_admin', 'growth_experts_manager'],
  async find(ctx) {
    const isAdmin = ctx.actor.activeRole === 'growth_experts_admin'
    const title = isAdmin ? 'Projects to approve' : 'Waiting for approval or sent back'
    return foundOf(title, await waiting(ctx), (row) => {
      const wasSentBack = row.status === 'Rejected'
      const path = `/${ROLE_PREFIX[ctx.actor.activeRole]}/projects/${row.id}`
      return {
        id: row.id,
        title: told(row, isAdmin),
        subtitle: wasSentBack ? row.status_reason : row.owner,
        since: moment(row.status_changed_at),
        due: null,
        href: path,
        action: wasSentBack
          ? { label: 'Edit project', href: `${path}/edit` }
          : { label: isAdmin ? 'Review' : 'Open project' },
      }
    })
  },
}

function told({ name, status }: Row, isAdmin: boolean): string {
  if (status === 'Rejected') return `${name} was sent back`
  if (status === 'Submitted') return `${name} is waiting for ${isAdmin ? 'your review' : 'a reviewer'}`
  return isAdmin ? name : `${name} is waiting for approval`
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
