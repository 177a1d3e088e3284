import { ROLE_PREFIX } from '@guildhall/contract/access'
import { TODAY_ITEMS } from '@guildhall/contract/today'
import { sql } from 'kysely'
import { visibleOwnGigs } from '#features/gigs/service.ts'
import { foundOf, type TodayGroup } from '#features/today/service.ts'

interface Row {
  id: string
  title: string
  start_at: Date
  created_at: Date
  gig_id: string
  gig: string
  expert: string
  total: number
}

const DAY = 24 * 3_600_000

/** Booked calls that go on or begin within a day: of the expert themselves, and of who runs the project. */
const callsToday: TodayGroup = {
  key: 'calls_today',
  roles: ['growth_experts_expert', 'growth_experts_manager'],
  async find({ db, actor, now }) {
    const isExpert = actor.activeRole === 'growth_experts_expert'
    const theirs = isExpert
      ? sql`e.person_id = ${actor.personId}`
      : sql`(calls.host_id = ${actor.userId} or ${visibleOwnGigs(actor)})`
    const { rows } = await sql<Row>`select calls.id, calls.title, calls.start_at, calls.created_at,
        gigs.id as gig_id, gigs.name as gig, p.first_name || ' ' || p.last_name as expert, count(*) over ()::int as total
      from calls join engagements e on e.id = calls.engagement_id join gigs on gigs.id = e.gig_id
        join people p on p.id = e.person_id
      where calls.status in ('booked', 'moved') and calls.end_at > ${now}
        and calls.start_at < ${new Date(now.getTime() + DAY)} and gigs.deleted_at is null and ${theirs}
      order by calls.start_at, calls.id limit ${TODAY_ITEMS}`.execute(db)
    return foundOf('Calls in the next 24 hours', rows, (row) => ({
      id: row.id,
      title: isExpert ? row.title : `${row.title}, with ${row.expert}`,
      subtitle: row.gig,
      since: row.created_at.toISOString(),
      due: row.start_at.toISOString(),
      href: `/${ROLE_PREFIX[actor.activeRole]}/projects/${row.gig_id}?tab=work`,
      action: { label: 'Open' },
    }))
  },
}

export const workToday: readonly TodayGroup[] = [callsToday]
