import { ROLE_PREFIX } from '@guildhall/contract/access'
import { TODAY_ITEMS } from '@guildhall/contract/today'
import { sql, type RawBuilder } from 'kysely'
import { visibleOwnGigs } from '#features/gigs/service.ts'
import { foundOf, type TodayGroup } from '#features/today/service.ts'
import { isHosted } from '#features/work/calls/store.ts'
import { workOf } from '#features/work/places.ts'
import { reviewsToday } from './today-reviews.ts'
import type { Actor } from '#platform/http/context.ts'
import { fullName } from '#platform/db/full-name.ts'

interface Row {
  id: string
  title: string
  start_at: Date
  created_at: Date
  gig_id: string
  engagement_id: string
  gig: string
  expert: string
  total: number
}

const DAY = 24 * 3_600_000

/** Which calls are whose, in the role in which they work. */
function theirs(actor: Actor): RawBuilder<unknown> {
  if (actor.activeRole === 'growth_experts_expert') return sql`e.person_id = ${actor.personId}`
  if (actor.activeRole === 'growth_experts_manager')
    return sql`(calls.host_id = ${actor.userId} and ${isHosted('calls')} or ${visibleOwnGigs(actor)})`
  return sql`calls.guest_id = ${actor.userId} and exists (select from gig_members m where m.gig_id = gigs.id
    and m.user_id = calls.guest_id and m.type = 'customer' and m.status = 'active')`
}

/** Booked calls that go on or begin within a day: of the expert, of who runs the project, and of a guest. */
const callsToday: TodayGroup = {
  key: 'calls_today',
  roles: ['growth_experts_expert', 'growth_experts_manager', 'growth_experts_customer'],
  async find({ db, actor, now }) {
    const isManager = actor.activeRole === 'growth_experts_manager'
    const { rows } = await sql<Row>`select calls.id, calls.title, calls.start_at, calls.created_at,
        gigs.id as gig_id, e.id as engagement_id, gigs.name as gig, ${fullName('p')} as expert, count(*) over ()::int as total
      from calls join engagements e on e.id = calls.engagement_id join gigs on gigs.id = e.gig_id
        join people p on p.id = e.person_id
      where calls.status in ('booked', 'moved') and calls.end_at > ${now}
        and calls.start_at < ${new Date(now.getTime() + DAY)} and gigs.deleted_at is null and ${theirs(actor)}
      order by calls.start_at, calls.id limit ${TODAY_ITEMS}`.execute(db)
    return foundOf('Calls in the next 24 hours', rows, (row) => ({
      id: row.id,
      title: isManager ? `${row.title}, with ${row.expert}` : row.title,
      subtitle: row.gig,
      since: row.created_at.toISOString(),
      due: row.start_at.toISOString(),
      href: isManager
        ? `/manager${workOf(row.gig_id, row.engagement_id)}`
        : `/${ROLE_PREFIX[actor.activeRole]}/projects/${row.gig_id}?tab=work`,
      action: { label: 'Open call' },
    }))
  },
}

export const workToday: readonly TodayGroup[] = [callsToday, ...reviewsToday]
