import { minutesText } from './hours/pay.ts'
import { TODAY_ITEMS, type TodayItem } from '@guildhall/contract/today'
import { sql, type RawBuilder } from 'kysely'
import { visibleOwnGigs } from '#features/gigs/service.ts'
import { foundOf, type TodayGroup } from '#features/today/service.ts'
import { ownWork, workOf } from '#features/work/places.ts'
import { fullName } from '#platform/db/full-name.ts'
import type { Db } from '#platform/db/database.ts'

interface Row {
  id: string
  /** Of hours the week, else what is handed in. */
  what: string
  minutes: number | null
  since: Date | null
  gig_id: string
  engagement_id: string
  gig: string
  expert: string
  total: number
}

/** Of a deliverable that anybody hired may hand in. */
const hireOfWhoHandedIn = sql`(select h.id from engagements h join users u on u.person_id = h.person_id
  where h.gig_id = d.gig_id and u.id = d.handed_in_by and h.assigned_at is not null
  order by h.assigned_at desc, h.id limit 1)`

/** Weeks of hours and deliverables in one state of both, the longest wait first. */
async function inState(
  db: Db,
  { week, deliverable, of }: { week: string; deliverable: string; of: RawBuilder<unknown> },
): Promise<Row[]> {
  const { rows } = await sql<Row>`with waiting as (
      select engagement_id, engagement_id || ' ' || week as id, to_char(week, 'Mon DD,YYYY') as what,
        (select coalesce(sum(h.minutes), 0)::int from hour_entries h where h.engagement_id = w.engagement_id
          and h.day between w.week and w.week + 6) as minutes,
        coalesce(decided_at, submitted_at) as since
        from hour_weeks w where status = ${week}
      union all
      select coalesce(engagement_id, ${hireOfWhoHandedIn}), id::text, title, null, coalesce(decided_at, handed_in_at)
        from deliverables d where status = ${deliverable})
    select waiting.*, gigs.id as gig_id, gigs.name as gig, ${fullName('p')} as expert, count(*) over ()::int as total
    from waiting join engagements e on e.id = waiting.engagement_id join gigs on gigs.id = e.gig_id
      join people p on p.id = e.person_id
    where gigs.deleted_at is null and ${of}
    order by waiting.since, waiting.id limit ${TODAY_ITEMS}`.execute(db)
  return rows
}

/** What experts have handed over and somebody has to look at. */
const toReview: TodayGroup = {
  key: 'work_to_review',
  roles: ['growth_experts_manager'],
  async find({ db, actor }) {
    const of = visibleOwnGigs(actor)
    const rows = await inState(db, { week: 'submitted', deliverable: 'handed_in', of })
    return foundOf('Work to review', rows, (row) => ({
      ...shown(row),
      title: `${nameOf(row)}, by ${row.expert}`,
      href: `/manager${workOf(row.gig_id, row.engagement_id)}`,
      action: { label: 'Review' },
    }))
  },
}

/** What came back to an expert. */
const sentBack: TodayGroup = {
  key: 'work_sent_back',
  roles: ['growth_experts_expert'],
  async find({ db, actor }) {
    const of = sql`e.person_id = ${actor.personId}
      and not exists (select from experts x where x.person_id = e.person_id and x.status = 'Suspended')`
    const rows = await inState(db, { week: 'sent_back', deliverable: 'sent_back', of })
    return foundOf('Sent back to you', rows, (row) => ({
      ...shown(row),
      title: nameOf(row),
      href: ownWork(row.gig_id),
      action: { label: 'Open' },
    }))
  },
}

function nameOf({ what, minutes }: Row): string {
  return minutes === null ? what : `${minutesText(minutes)}, week of ${what}`
}

function shown({ id, gig, since }: Row): Pick<TodayItem, 'id' | 'subtitle' | 'since' | 'due'> {
  return { id, subtitle: gig, since: since?.toISOString() ?? null, due: null }
}

export const reviewsToday: readonly TodayGroup[] = [toReview, sentBack]
