import { sql, type RawBuilder } from 'kysely'
import { ROLE_PREFIX } from '@guildhall/contract/access'
import { TODAY_ITEMS, type TodayItem } from '@guildhall/contract/today'
import { visibleGigs, visibleOwnGigs } from '#features/gigs/service.ts'
import { foundOf, moment, type TodayGroup } from '#features/today/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { understaffed } from './today-staffing.ts'
import { onboardingToday } from './onboarded/today.ts'
import { papersToday } from './papers/today.ts'
import { LEVELS } from './reporting.ts'
import { fullName } from '#platform/db/full-name.ts'

const HOUR = 3_600_000
/** A request that ends within these hours is chased. */
const SOON = 48 * HOUR
/** So long after the end a rating is still asked for. */
const RATED_WITHIN = 90 * 24 * HOUR

interface Row {
  id: string
  gig_id: string
  gig: string
  expert: string
  since: Date | null
  due: Date | string | null
  more: string | null
  total: number
}

/** Engagements `e` on gigs, with the first few of what this reader has to do and the count of all. */
async function engagementsFor(
  { db }: SignedIn,
  which: RawBuilder<unknown>,
  as: {
    since: RawBuilder<unknown>
    due?: RawBuilder<unknown>
    more?: RawBuilder<unknown>
    order: RawBuilder<unknown>
  },
): Promise<Row[]> {
  const { rows } = await sql<Row>`select e.id, gigs.id as gig_id, gigs.name as gig,
      ${fullName('p')} as expert, ${as.since} as since, ${as.due ?? sql`null`} as due,
      ${as.more ?? sql`null`} as more, count(*) over ()::int as total
    from engagements e join gigs on gigs.id = e.gig_id join people p on p.id = e.person_id
    where gigs.deleted_at is null and ${which} order by ${as.order}, e.id limit ${TODAY_ITEMS}`.execute(db)
  return rows
}

const own = ({ actor }: SignedIn) => visibleOwnGigs(actor)
const suspended = (who: RawBuilder<unknown>) =>
  sql`exists (select from experts x where x.person_id = ${who} and x.status = 'Suspended')`
/** Who is suspended has nothing to do on a project (PRODUCT 5.3.2). */
const self = ({ actor: { personId: id } }: SignedIn) =>
  sql`(e.person_id = ${id} and not ${suspended(sql`${id}::uuid`)})`
const hirePath = ({ actor }: SignedIn, { gig_id: id }: Pick<Row, 'gig_id'>, tab = '') =>
  `/${ROLE_PREFIX[actor.activeRole]}/projects/${id}/hire${tab === '' ? '' : `?tab=${tab}`}`
const gigPath = ({ actor }: SignedIn, { gig_id: id }: Pick<Row, 'gig_id'>) =>
  `/${ROLE_PREFIX[actor.activeRole]}/projects/${id}`

function item(
  row: Row,
  given: Pick<TodayItem, 'title' | 'subtitle' | 'href'> & { label: string },
): TodayItem {
  const { label, ...rest } = given
  return { id: row.id, ...rest, since: moment(row.since), due: moment(row.due), action: { label } }
}

const BID = sql`nullif(concat_ws(' · ', case when e.score is not null then round(e.score)::text || '% match with the brief' end,
  case when e.bid_amount is not null then 'Asks ' || e.currency || ' ' || trim(to_char(e.bid_amount, 'FM999,999,990'))
    || case lower(e.bid_type) when 'hourly' then ' / hour' when 'daily' then ' / day' when 'weekly' then ' / week'
      when 'monthly' then ' / month' else coalesce(' ' || lower(e.bid_type), '') end end), '')`

const applicants: TodayGroup = {
  key: 'applicants',
  roles: ['growth_experts_manager'],
  async find(ctx) {
    const rows = await engagementsFor(ctx, sql`e.status = 'Applied' and ${own(ctx)}`, {
      since: sql`e.applied_at`,
      more: BID,
      order: sql`e.applied_at desc nulls last`,
    })
    return foundOf('New applicants', rows, (row) =>
      item(row, {
        title: `${row.expert} applied to ${row.gig}`,
        subtitle: row.more,
        href: hirePath(ctx, row, 'Applied'),
        label: 'Review',
      }),
    )
  },
}

/** Hires outlast a suspension until somebody decides (PRODUCT 5.3.1). */
const toDecide: TodayGroup = {
  key: 'suspended',
  roles: ['growth_experts_manager'],
  async find(ctx) {
    const which = sql`e.status = 'Hired' and ${suspended(sql`e.person_id`)} and ${own(ctx)}`
    const since = sql`(select x.suspended_at from experts x where x.person_id = e.person_id)`
    const rows = await engagementsFor(ctx, which, { since, order: since })
    return foundOf('Suspended experts', rows, (row) =>
      item(row, {
        title: `${row.expert} was suspended: decide how to go on`,
        subtitle: row.gig,
        href: hirePath(ctx, row, 'Hired'),
        label: 'Decide',
      }),
    )
  },
}

const requestsExpiring: TodayGroup = {
  key: 'requests_expiring',
  roles: ['growth_experts_manager'],
  async find(ctx) {
    const soon = new Date(ctx.now.getTime() + SOON)
    const which = sql`e.status = 'Requested' and e.expires_at > ${ctx.now} and e.expires_at <= ${soon} and ${own(ctx)}`
    const rows = await engagementsFor(ctx, which, {
      since: sql`e.created_at`,
      due: sql`e.expires_at`,
      order: sql`e.expires_at`,
    })
    return foundOf('Waiting for an answer', rows, (row) =>
      item(row, {
        title: `${row.expert} has not answered the request`,
        subtitle: row.gig,
        href: hirePath(ctx, row, 'Requested'),
        label: 'Open request',
      }),
    )
  },
}

const toRate: TodayGroup = {
  key: 'to_rate',
  roles: ['growth_experts_manager', 'growth_experts_expert', 'growth_experts_customer'],
  async find(ctx) {
    const role = ctx.actor.activeRole
    const isExpert = role === 'growth_experts_expert'
    const isCustomer = role === 'growth_experts_customer'
    const rows = await engagementsFor(
      ctx,
      sql`e.status = 'Closed' and e.assigned_at is not null
        and e.ended_at > ${new Date(ctx.now.getTime() - RATED_WITHIN)}
        and ${isExpert ? self(ctx) : isCustomer ? bought(ctx, LEVELS.manage) : own(ctx)}
        and not exists (select from ratings r where r.engagement_id = e.id and r.author_id = ${ctx.actor.userId})`,
      { since: sql`e.ended_at`, order: sql`e.ended_at desc` },
    )
    return foundOf(isExpert ? 'Projects to rate' : 'Experts to rate', rows, (row) =>
      item(row, {
        title: `Rate ${isExpert ? row.gig : row.expert}`,
        subtitle: isExpert ? null : row.gig,
        href: isExpert
          ? gigPath(ctx, row)
          : isCustomer
            ? `${gigPath(ctx, row)}?tab=experts`
            : hirePath(ctx, row, 'Closed'),
        label: 'Rate',
      }),
    )
  },
}

/** The current version of the agreement waits for its signature. */
const UNSIGNED = sql`e.status = 'Hired' and e.rate is not null and not exists (select from agreements a
  join agreement_signatures s on s.agreement_id = a.id where a.engagement_id = e.id
    and not exists (select from agreements n where n.engagement_id = e.id and n.version > a.version))`

const unsigned: TodayGroup = {
  key: 'unsigned',
  roles: ['growth_experts_expert', 'growth_experts_manager'],
  async find(ctx) {
    const isExpert = ctx.actor.activeRole === 'growth_experts_expert'
    const rows = await engagementsFor(ctx, sql`${UNSIGNED} and ${isExpert ? self(ctx) : own(ctx)}`, {
      since: sql`coalesce((select max(a.made_at) from agreements a where a.engagement_id = e.id), e.assigned_at)`,
      order: sql`e.assigned_at`,
    })
    return foundOf(isExpert ? 'Agreements to sign' : 'Agreements not signed', rows, (row) =>
      item(row, {
        title: isExpert ? `Sign the agreement for ${row.gig}` : `${row.expert} has not signed the agreement`,
        subtitle: isExpert ? null : row.gig,
        href: isExpert ? `${gigPath(ctx, row)}?tab=work` : hirePath(ctx, row, 'Hired'),
        label: isExpert ? 'Sign' : 'Open agreement',
      }),
    )
  },
}

const invitations: TodayGroup = {
  key: 'invitations',
  roles: ['growth_experts_expert'],
  async find(ctx) {
    const which = sql`e.status = 'Requested' and (e.expires_at is null or e.expires_at > ${ctx.now}) and ${self(ctx)}`
    const rows = await engagementsFor(ctx, which, {
      since: sql`e.created_at`,
      due: sql`e.expires_at`,
      order: sql`e.expires_at nulls last`,
      more: sql`gigs.summary`,
    })
    return foundOf('Invitations to answer', rows, (row) =>
      item(row, {
        title: `You are invited to ${row.gig}`,
        subtitle: row.more,
        href: gigPath(ctx, row),
        label: 'Answer',
      }),
    )
  },
}

/** By the clock of the reader: in the west the day goes on when it has ended by UTC. */
const today = ({ now, actor }: SignedIn) =>
  sql`(${now}::timestamptz at time zone (select timezone from users where id = ${actor.userId}))::date`

/** The next day that counts on a project: a deliverable, its deadline, the end of the work. */
const NEXT_DAY = (ctx: SignedIn) => sql`(select min(day) from (
  select (d ->> 'due')::date as day from jsonb_array_elements(gigs.deliverables) d where d ->> 'due' ~ '^\\d{4}-\\d{2}-\\d{2}$'
  union all select gigs.deadline union all select e.ends_on) days where day >= ${today(ctx)})`

const deadlines: TodayGroup = {
  key: 'deadlines',
  roles: ['growth_experts_expert'],
  async find(ctx) {
    const day = NEXT_DAY(ctx)
    const rows = await engagementsFor(ctx, sql`e.status = 'Hired' and ${self(ctx)} and ${day} is not null`, {
      since: sql`e.assigned_at`,
      due: sql`${day}::text`,
      order: day,
    })
    return foundOf('Next deadlines', rows, (row) =>
      item(row, {
        title: row.gig,
        subtitle: 'Next deadline of this project',
        href: gigPath(ctx, row),
        label: 'Open project',
      }),
    )
  },
}

/** Projects that the reader sees as their customer of this level or above. */
function bought({ actor }: SignedIn, level: number) {
  return sql`${visibleGigs(actor)} and exists (select from gig_members m join gig_permissions l on l.id = m.permission_id
    where m.gig_id = gigs.id and m.user_id = ${actor.userId} and m.status = 'active' and m.type = 'customer'
      and l.level >= ${level})`
}

/** Forward to the customer, who has not said what they think of them. */
const shortlists: TodayGroup = {
  key: 'shortlists',
  roles: ['growth_experts_customer'],
  async find(ctx) {
    const { userId } = ctx.actor
    const rows = await engagementsFor(
      ctx,
      sql`e.status = 'Reviewed' and e.is_shortlisted and ${bought(ctx, LEVELS.comment)} and not exists (select from shortlist_opinions o where o.engagement_id = e.id and o.user_id = ${userId})`,
      { since: sql`e.updated_at`, order: sql`e.updated_at desc` },
    )
    // Who they are is told on the shortlist, by the rules of the project.
    return foundOf('Shortlists to look at', rows, (row) =>
      item(row, {
        title: `An expert is shortlisted for ${row.gig}`,
        subtitle: 'Say what you think',
        href: `${gigPath(ctx, row)}?tab=experts`,
        label: 'Open shortlist',
      }),
    )
  },
}

/** What hiring puts on the day of its people. */
export const hiringToday: readonly TodayGroup[] = [
  toDecide,
  applicants,
  requestsExpiring,
  toRate,
  invitations,
  unsigned,
  papersToday,
  onboardingToday,
  deadlines,
  shortlists,
  understaffed,
]
