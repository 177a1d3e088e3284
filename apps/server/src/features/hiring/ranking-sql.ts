import type { ExpertFilter } from '@guildhall/contract/experts/filter'
import { sql, type RawBuilder } from 'kysely'
import { matchingIds } from '#features/experts/lists/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/context.ts'
import type { CardRow } from './presenter.ts'
import { expertColumns } from './store.ts'

/** What each part weighs (PRODUCT 3.1); together 1. */
export const WEIGHTS = {
  skills: 0.3,
  industry: 0.2,
  text: 0.15,
  years: 0.1,
  rating: 0.1,
  rate: 0.07,
  language: 0.04,
  location: 0.02,
  availability: 0.02,
} as const
export type PartKey = keyof typeof WEIGHTS

/** Two skills of nearly one name are one (PRODUCT 3.1). */
const ALIKE = 0.6
/** An expert without ratings counts as one with three votes of 3.5. */
const PRIOR = { rate: 3.5, votes: 3 } as const

type Parts = Record<`s_${PartKey}`, string>
export type RankedRow = CardRow &
  Parts & {
    score: string
    total: number
    status: string | null
    matched_skills: string[]
    required_skills: number
    segment: string | null
    industry: string | null
    snippet: string | null
    years_min: number | null
    rate_ratio: string | null
    has_budget: boolean
    has_languages: boolean
    hours_apart: string | null
  }

export interface RankingFilter {
  /** Of the lists of experts. */
  filter?: ExpertFilter | undefined
  within_budget?: boolean | undefined
}

interface At {
  since: string
  limit: number
  offset: number
  reader: Pick<Actor, 'userId' | 'personId' | 'roles' | 'permissions'>
  now: Date
}

/** One page of the ranking: every part is computed by the database, in one statement and always in one order. */
export async function ranked(db: Db, gigId: string, filter: RankingFilter, at: At): Promise<RankedRow[]> {
  const wanted = conditions(filter, at)
  const { rows } = await sql<RankedRow>`${scored(gigId, at.since)},
    page as (
      select * from scored where ${wanted}
      order by score desc, confirmed_at desc nulls last, person_id
      limit ${at.limit} offset ${at.offset}
    )
    select page.*, (select count(*)::int from scored where ${wanted}) as total, ${expertColumns}, ${evidence}
    from page
    join people on people.id = page.person_id
    join experts on experts.person_id = page.person_id
    left join expert_rates on expert_rates.person_id = page.person_id
      and expert_rates.rate_type = experts.rate_type
    cross join brief
    order by page.score desc, page.confirmed_at desc nulls last, page.person_id`.execute(db)
  return rows
}

/** The scores of single experts, as the whole ranking gives them. */
export async function scores(
  db: Db,
  gigId: string,
  personIds: readonly string[],
  since: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ person_id: string; score: string }>`${scored(gigId, since)}
    select person_id, score from scored where person_id = any(${personIds}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.person_id, row.score]))
}

/** Every approved expert who is not in conflict, with the value of each part. */
function scored(gigId: string, since: string): RawBuilder<unknown> {
  return sql`with ${brief(gigId)}, ${skills(gigId)}, ${matches(gigId, since)}, ${candidates(gigId)},
    best as (select max(raw_text) as text from candidates),
    rated as (
      select c.*, case when c.raw_text = 0 then 0 else c.raw_text / best.text end as s_text
      from candidates c cross join best
    ),
    scored as (
      select rated.*, round((100 * (${weighted}))::numeric, 2) as score from rated
    )`
}

const weighted = sql.join(
  Object.entries(WEIGHTS).map(([key, weight]) => sql`${sql.lit(weight)} * ${sql.ref(`s_${key}`)}`),
  sql` + `,
)

function brief(gigId: string) {
  return sql`brief as (
    select gigs.*, owner_zone.hours as zone_hours, countries.nicename as country_name,
      case bid_type when 'Hourly' then 1 when 'Daily' then 8 when 'Monthly' then 160 end as bid_hours,
      (select count(*)::int from gig_skills s where s.gig_id = gigs.id and s.is_required) as required_skills,
      (select coalesce(sum(case when s.is_required then 1 else 0.5 end), 0) from gig_skills s
        where s.gig_id = gigs.id) as wanted_weight,
      (select count(*)::int from gig_languages l where l.gig_id = gigs.id) as wanted_languages,
      (select string_agg(quote_literal(lexeme), ' | ')::tsquery from (
        select lexeme from unnest(to_tsvector('english', gigs.name || ' ' || coalesce(gigs.summary, '') || ' ' ||
          coalesce((select string_agg(i.name, ' ') from gig_skills s join reference_items i on i.id = s.skill_id
            where s.gig_id = gigs.id), ''))) limit 40) words) as words
    from gigs
    left join countries on countries.id = gigs.country_id
    left join users owner on owner.id = gigs.owner_id
    left join timezone_offsets owner_zone on owner_zone.name = owner.timezone
    where gigs.id = ${gigId}
  )`
}

/** Who has the skills of the brief, or nearly: one row a person, and only for those who have some of them. */
function skills(gigId: string) {
  return sql`wanted_skills as materialized (
      select distinct on (alike.id, s.skill_id) alike.id as skill_id, s.skill_id as wanted_id,
        case when s.is_required then 1 else 0.5 end as weight
      from gig_skills s join reference_items wanted on wanted.id = s.skill_id
      join reference_items alike on alike.list = wanted.list
        and (alike.id = wanted.id or similarity(alike.name_key, wanted.name_key) >= ${sql.lit(ALIKE)})
      where s.gig_id = ${gigId}
    ),
    skill_hits as (
      select person_id, sum(weight) as weight from (
        select distinct e.person_id, w.wanted_id, w.weight
        from wanted_skills w join expert_skills e on e.skill_id = w.skill_id
        -- Said once more as a list, whose length the planner guesses: else it reads the skills of everybody.
        where e.skill_id = any(array(select skill_id from wanted_skills))) one
      group by person_id
    )`
}

/** Who has what else the brief asks for. */
function matches(gigId: string, since: string) {
  return sql`area_hits as (
      select person_id, max(value) as value from (
        select e.person_id, 1.0 as value from gig_segments s join expert_segments e on e.segment_id = s.segment_id
        where s.gig_id = ${gigId}
        union all
        select e.person_id, 0.6 from gig_industries i join expert_industries e on e.industry_id = i.industry_id
        where i.gig_id = ${gigId}) one
      group by person_id
    ),
    language_hits as (
      select e.person_id, count(*) as spoken from gig_languages l
      join expert_languages e on e.language_id = l.language_id where l.gig_id = ${gigId} group by e.person_id
    ),
    -- Materialized, as what is built on it: else the rank is computed anew wherever it is named.
    text_hits as materialized (
      select w.person_id, ts_rank_cd(w.words, brief.words) as rank
      from brief join profile_words w on w.words @@ brief.words
    ),
    busy as (
      select distinct e.person_id from engagements e, brief
      where e.status = 'Hired' and (e.ends_on is null or brief.start_at is null or e.ends_on >= brief.start_at)
        and (e.starts_on is null or brief.end_at is null or e.starts_on <= brief.end_at)
    ),
    in_conflict as (
      select e.person_id from gig_conflicts c join expert_experiences e on e.company_id = c.company_id
      where c.gig_id = ${gigId} and (e.end_at is null or e.end_at >= ${since}::date)
    )`
}

/** Each part from 0 to 1, but the text, which is measured against the best of all. */
function candidates(gigId: string) {
  return sql`candidates as materialized (
      select experts.person_id, confirmed.done_at as confirmed_at, engaged.status,
        brief.wanted_weight, brief.years_min as brief_years_min, rates.ratio as rate_ratio,
        abs(zone.hours - brief.zone_hours) as hours_apart,
        case when brief.wanted_weight = 0 then 1 else coalesce(skill_hits.weight, 0) / brief.wanted_weight end as s_skills,
        coalesce(area_hits.value, 0) as s_industry,
        coalesce(text_hits.rank, 0) as raw_text,
        case when coalesce(brief.years_min, 0) = 0 then 1
          else least(1, coalesce(people.years_of_experience, 0)::numeric / brief.years_min) end as s_years,
        ((coalesce(experts.rating_average, 0) * experts.rating_count
          + ${sql.lit(PRIOR.rate * PRIOR.votes)}) / (experts.rating_count + ${sql.lit(PRIOR.votes)}) - 1) / 4 as s_rating,
        case when rates.ratio is null then 0.5 when rates.ratio <= 1 then 1
          else greatest(0, 1 - (rates.ratio - 1) / 0.5) end as s_rate,
        case when brief.wanted_languages = 0 or language_hits.spoken = brief.wanted_languages then 1 else 0 end
          as s_language,
        case when brief.country_name is null then 1
          when lower(coalesce(people.location, '')) like '%' || lower(brief.country_name) then 1
          when abs(zone.hours - brief.zone_hours) <= 3 then 0.5 else 0 end as s_location,
        case when busy.person_id is null then 1 else 0 end as s_availability
      ${everybody(gigId)}
    )`
}

/** Approved experts who take on work and are not in conflict, each with his matches. */
function everybody(gigId: string) {
  return sql`from experts
      join people on people.id = experts.person_id
      cross join brief
      left join users on users.person_id = experts.person_id
      left join timezone_offsets zone on zone.name = users.timezone
      left join skill_hits on skill_hits.person_id = experts.person_id
      left join area_hits on area_hits.person_id = experts.person_id
      left join language_hits on language_hits.person_id = experts.person_id
      left join text_hits on text_hits.person_id = experts.person_id
      left join busy on busy.person_id = experts.person_id
      left join onboarding_items confirmed
        on confirmed.person_id = experts.person_id and confirmed.item = 'profile_confirmed'
      left join engagements engaged on engaged.gig_id = ${gigId}
        and engaged.person_id = experts.person_id and engaged.status <> 'Closed'
      left join expert_rates asked on asked.person_id = experts.person_id and asked.rate_type = experts.rate_type
      -- Rates are in USD: a budget in another currency, of a fixed price or of nothing says nothing about them.
      left join lateral (select case when brief.currency = 'USD' and brief.budget_max > 0 then
        asked.rate * brief.bid_hours
          / (case asked.rate_type when 'Daily' then 8 when 'Monthly' then 160 else 1 end)
          / brief.budget_max end as ratio) rates on true
      where experts.status = 'Approved' and experts.is_available
        and not exists (select from in_conflict where in_conflict.person_id = experts.person_id)`
}

/** What stands behind the values, for the experts of the page alone. */
const evidence = sql`brief.required_skills, brief.years_min, brief.budget_max is not null as has_budget,
  brief.wanted_languages > 0 as has_languages,
  array(select distinct i.name from wanted_skills w join expert_skills s on s.skill_id = w.skill_id
    join reference_items i on i.id = w.wanted_id where s.person_id = page.person_id order by i.name) as matched_skills,
  (select i.name from expert_segments e join gig_segments g on g.segment_id = e.segment_id and g.gig_id = brief.id
    join industry_segments i on i.id = e.segment_id where e.person_id = page.person_id order by i.name limit 1) as segment,
  (select i.name from expert_industries e join gig_industries g on g.industry_id = e.industry_id and g.gig_id = brief.id
    join reference_items i on i.id = e.industry_id where e.person_id = page.person_id order by i.name limit 1) as industry,
  case when page.s_text > 0 then ts_headline('english', coalesce(people.bio, people.job_title, ''), brief.words,
    'StartSel="", StopSel="", MaxWords=18, MinWords=8, MaxFragments=1') end as snippet`

/** Scores do not hang on the filter: they are the same in the ranking and in the search. */
function conditions({ filter = {}, within_budget: isPayable }: RankingFilter, { reader, now }: At) {
  const wanted = [sql`true`]
  if (Object.keys(filter).length > 0) wanted.push(sql`person_id in (${matchingIds({ reader, filter, now })})`)
  if (isPayable === true) wanted.push(sql`rate_ratio <= 1`)
  return sql.join(wanted, sql` and `)
}
