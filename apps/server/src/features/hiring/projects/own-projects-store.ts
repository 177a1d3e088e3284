import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { OpenSort, ProjectTab } from '@guildhall/contract/hiring/expert-projects'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ScreeningQuestion } from '#features/hiring/gig-store.ts'
import { containing, type EngagementRow } from '#features/hiring/store.ts'
import { nameOfUser } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

/** A gig as the expert's pages tell it. */
export interface BriefRow {
  id: string
  internal_id: string
  name: string
  type: string
  summary: string | null
  description: string | null
  status: string
  locked: boolean
  needs_experts: boolean
  owner_id: string
  owner: string | null
  deadline: string | null
  applications_until: string | null
  start_at: string | null
  end_at: string | null
  bid_type: string | null
  budget_min: string | null
  budget_max: string | null
  currency: string
  show_budget: boolean
  time_interval: string | null
  duration: number | null
  hours_per_week: number | null
  is_remote: boolean
  overlap_hours: number | null
  place: string | null
  confidentiality: string
  minimum_rating: string | null
  published_at: Date | null
  screening_questions: ScreeningQuestion[]
  deliverables: { text: string; due?: string | null }[]
  industries: string[]
  languages: string[]
  regions: string[]
  fit: { name: string; is_matched: boolean }[]
  engagement_id: string | null
  /** They are asked, have applied or work there now, whatever engagement is told. */
  is_engaged: boolean
  in_conflict: boolean
}

const named = (link: string, column: string) => sql<string[]>`array(select i.name from ${sql.table(link)} x
  join reference_items i on i.id = x.${sql.ref(column)} where x.gig_id = gigs.id order by i.name)`

/** Until when experts apply: to the deadline where nothing else is said (PRODUCT 5.5). */
const lastDay = sql`coalesce(gigs.applications_until, gigs.deadline)`

/** The newest engagement of this expert on the gig: an open one if there is any, else one that they worked in. */
const newestEngagement = (personId: string, which: RawBuilder<unknown>) => sql`(select e.id from engagements e
  where e.gig_id = gigs.id and e.person_id = ${personId} and ${which}
  order by (e.status <> 'Closed') desc, (e.assigned_at is not null) desc, e.created_at desc, e.id desc limit 1)`

/** `which` narrows the engagements of which the newest is told. */
function selection(personId: string, since: string, which = sql`true`): RawBuilder<BriefRow> {
  return sql`gigs.id, gigs.internal_id, gigs.name, gigs.type, gigs.summary, gigs.description, gigs.status,
    gigs.locked, gigs.needs_experts, gigs.owner_id,
    ${nameOfUser('gigs.owner_id')} as owner,
    gigs.deadline, ${lastDay} as applications_until, gigs.start_at, gigs.end_at, gigs.bid_type, gigs.budget_min,
    gigs.budget_max, gigs.currency, gigs.show_budget, gigs.time_interval, gigs.duration, gigs.hours_per_week,
    gigs.is_remote, gigs.overlap_hours, gigs.confidentiality, gigs.minimum_rating, gigs.published_at, gigs.screening_questions,
    gigs.deliverables,
    (select nullif(concat_ws(', ', (select name from cities where id = gigs.city_id),
      (select nicename from countries where id = gigs.country_id)), '')) as place,
    ${named('gig_industries', 'industry_id')} as industries,
    ${named('gig_languages', 'language_id')} as languages,
    ${named('gig_regions', 'region_id')} as regions,
    coalesce((select jsonb_agg(jsonb_build_object('name', i.name, 'is_matched', exists (select from expert_skills m
        where m.person_id = ${personId} and m.skill_id = s.skill_id)) order by i.name)
      from gig_skills s join reference_items i on i.id = s.skill_id
      where s.gig_id = gigs.id and s.is_required), '[]') as fit,
    ${newestEngagement(personId, which)} as engagement_id,
    exists (select from engagements e where e.gig_id = gigs.id and e.person_id = ${personId}
      and e.status <> 'Closed') as is_engaged,
    exists (select from gig_conflicts c join expert_experiences x on x.company_id = c.company_id
      where c.gig_id = gigs.id and x.person_id = ${personId}
        and (x.end_at is null or x.end_at >= ${since}::date)) as in_conflict`
}

/** What belongs to a tab: to `open` the published gigs without an engagement, to the others engagements. */
function inTab(tab: ProjectTab, personId: string, today: string, visible: RawBuilder<unknown>) {
  const current = sql`from engagements e where e.gig_id = gigs.id and e.person_id = ${personId}`
  if (tab === 'open') {
    return sql`${visible} and gigs.status = 'Published' and gigs.needs_experts and not gigs.locked
      and coalesce(${lastDay} >= ${today}::date, true)
      and not exists (select ${current} and e.status <> 'Closed')`
  }
  const status = {
    requested: sql`e.status = 'Requested'`,
    in_review: sql`e.status in ('Applied', 'Reviewed')`,
    active: sql`e.status = 'Hired'`,
    past: sql`e.status = 'Closed'`,
  }[tab]
  // Work that has ended stays there, also while they apply anew.
  const isOnlyPast =
    tab === 'past'
      ? sql`and (not exists (select ${current} and e.status <> 'Closed')
          or exists (select ${current} and e.status = 'Closed' and e.assigned_at is not null))`
      : sql``
  return sql`gigs.deleted_at is null and exists (select ${current} and ${status}) ${isOnlyPast}`
}

export interface Looking {
  personId: string
  /** YYYY-MM-DD */
  today: string
  /** Since when a job at a company in conflict counts. */
  since: string
  /** Gigs that the reader may see. */
  visible: RawBuilder<unknown>
}

/** What an expert looks for among the open projects. */
interface Open {
  type: readonly GigKind[]
  is_remote: boolean | undefined
  fits: boolean
  pays_rate: boolean
  closes_soon: boolean
  sort: OpenSort
}

/** So many days away a last day is near. */
const SOON = 14

const OPEN_ORDERS: Record<OpenSort, RawBuilder<unknown>> = {
  fit: sql`matched desc, gigs.published_at desc nulls last, gigs.id`,
  published_at: sql`gigs.published_at desc nulls last, gigs.id`,
  applications_until: sql`coalesce(gigs.applications_until, gigs.deadline) nulls last, matched desc, gigs.id`,
}

/** A budget that is not shown narrows nothing: nobody learns it by asking. */
function narrowed({ personId, today }: Looking, open: Open) {
  const conditions = [
    open.type.length > 0 && sql`gigs.type = any(${open.type})`,
    open.is_remote !== undefined && sql`gigs.is_remote = ${open.is_remote}`,
    open.fits &&
      sql`exists (select from gig_skills s join expert_skills m on m.skill_id = s.skill_id
        and m.person_id = ${personId} where s.gig_id = gigs.id and s.is_required)`,
    open.pays_rate &&
      sql`gigs.show_budget and gigs.currency = 'USD' and exists (select from expert_rates r
        where r.person_id = ${personId} and r.rate_type = gigs.bid_type
          and r.rate <= coalesce(gigs.budget_max, gigs.budget_min))`,
    open.closes_soon && sql`${lastDay} <= ${today}::date + ${SOON}::int`,
  ]
  return sql.join(conditions.flatMap((one) => (one === false ? [] : [one])).concat(sql`true`), sql` and `)
}

/** Beside each gig how many of its required skills the expert has: counted once for all, which hundreds of them need. */
const fittingGigs = (personId: string) => sql`gigs left join (
    select s.gig_id, count(*) as many from expert_skills m join gig_skills s on s.skill_id = m.skill_id and s.is_required
    where m.person_id = ${personId} group by s.gig_id) fitting on fitting.gig_id = gigs.id
  cross join lateral (select coalesce(fitting.many, 0) as matched) fit`

/** Beside each gig when something last happened between it and the expert. */
const touchedGigs = (personId: string) => sql`gigs cross join lateral (
    select max(e.updated_at) as changed from engagements e
    where e.gig_id = gigs.id and e.person_id = ${personId} and e.status <> 'Reviewed') touched`

export async function page(
  db: Db,
  looking: Looking,
  query: PageAt & { tab: ProjectTab; keyword: string; open: Open },
): Promise<{ rows: BriefRow[]; total: number }> {
  const { personId, today, since, visible } = looking
  const isOpen = query.tab === 'open'
  const { from, order } = isOpen
    ? { from: fittingGigs(personId), order: OPEN_ORDERS[query.open.sort] }
    : { from: touchedGigs(personId), order: sql`changed desc nulls last, gigs.id` }
  const { rows } = await sql<BriefRow & { total: number }>`with chosen as (
      select gigs.id, count(*) over () as total, row_number() over (order by ${order}) as place
        from ${from} where ${inTab(query.tab, personId, today, visible)} and ${saying(query.keyword)}
          and ${isOpen ? narrowed(looking, query.open) : sql`true`}
      order by place ${sliceOf(query)})
    select ${selection(personId, since, query.tab === 'past' ? sql`e.status = 'Closed'` : sql`true`)}, chosen.total
    from chosen join gigs on gigs.id = chosen.id
    order by chosen.place`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function counts(db: Db, looking: Looking): Promise<Record<ProjectTab, number>> {
  const { personId, today, visible } = looking
  const of = (tab: ProjectTab) =>
    sql`(select count(*) from gigs where ${inTab(tab, personId, today, visible)})`
  const { rows } = await sql<Record<ProjectTab, number>>`select ${of('open')} as open,
    ${of('requested')} as requested, ${of('in_review')} as in_review, ${of('active')} as active,
    ${of('past')} as past`.execute(db)
  return rows[0] ?? { open: 0, requested: 0, in_review: 0, active: 0, past: 0 }
}

/** One gig that this expert may see, or has something to do with. */
export async function find(db: Db, { personId, since, visible }: Looking, gigId: string) {
  const { rows } = await sql<BriefRow>`select ${selection(personId, since)} from gigs
    where gigs.id = ${gigId} and gigs.deleted_at is null and (${visible}
      or exists (select from engagements e where e.gig_id = gigs.id and e.person_id = ${personId}))`.execute(
    db,
  )
  return rows[0]
}

/** Folding every text takes longer than everything else: only for somebody who searches. */
function saying(keyword: string) {
  if (keyword === '') return sql`true`
  return sql`fold(gigs.name || ' ' || coalesce(gigs.summary, '')) like ${containing(keyword)}`
}

/** Every engagement of this expert on the gig in which they were hired, the newest first. */
export async function hires(db: Db, personId: string, gigId: string) {
  const { rows } = await sql<Hire>`select e.id, e.assigned_at, e.ended_at, e.status, e.close_reason, e.rate
    from engagements e
    where e.gig_id = ${gigId} and e.person_id = ${personId} and e.assigned_at is not null
      and e.status in ('Hired', 'Closed')
    order by e.assigned_at desc, e.id desc`.execute(db)
  return rows
}

type Hire = Pick<EngagementRow, 'id' | 'ended_at' | 'status' | 'close_reason' | 'rate'> & {
  assigned_at: Date
}
