import { ROLE_PREFIX } from '@guildhall/contract/access'
import { TODAY_ITEMS } from '@guildhall/contract/today'
import { sql } from 'kysely'
import { foundOf, moment, type TodayGroup } from '#features/today/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
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

/** To an administrator what waits for them; to a manager what of theirs waits, or was sent back. */
async function waiting({ db, actor }: SignedIn): Promise<Row[]> {
  const isAdmin = actor.activeRole === 'growth_experts_admin'
  const which = isAdmin
    ? sql`gigs.status = 'Requested' and ${visibleGigs(actor)}`
    : sql`gigs.status in ('Requested', 'Rejected') and ${visibleOwnGigs(actor)}`
  const { rows } =
    await sql<Row>`select gigs.id, gigs.name, gigs.status, gigs.status_reason, gigs.status_changed_at,
      ${fullName('p')} as owner, count(*) over ()::int as total
    from gigs left join users u on u.id = gigs.owner_id left join people p on p.id = u.person_id
    where ${which} order by gigs.status = 'Requested', gigs.status_changed_at, gigs.id
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
  if (isAdmin) return name
  return status === 'Rejected' ? `${name} was sent back` : `${name} is waiting for approval`
}

/** What projects put on the day of their people. */
export const gigsToday: readonly TodayGroup[] = [approvals]
