import type { ShortlistEntry } from '@guildhall/contract/hiring/shortlist'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import { sql, type RawBuilder } from 'kysely'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { countryNameIn } from '#features/reference/service.ts'
import { runsHiring } from '#features/hiring/policy.ts'
import { LEVELS } from '#features/hiring/reporting.ts'
import { photoUrl } from '#platform/files/photo-url.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf } from '#platform/db/page.ts'

export interface Row {
  id: string
  gig_id: string
  person_id: string
  status: string
  was_hired: boolean
  /** In this engagement or in another one here. */
  was_ever_hired: boolean
  /** Whoever is put forward or hired again stands here as they do now. */
  is_latest: boolean
  own_rating: string | null
  first_name: string
  last_name: string
  photo_file: string | null
  job_title: string | null
  years_of_experience: number | null
  country: string | null
  place: number
  industries: string[]
  required_skills: string[]
  required_total: number
  skills: string[]
  languages: string[]
  is_available: boolean
  thumbs_up: number
  thumbs_down: number
  opinion: 'up' | 'down' | null
  comment: string | null
  wants_to_talk: boolean
  wishes: number
  /** Also of earlier times that they were put forward here; votes and wishes begin anew. */
  comments: { by: string; comment: string; created_at: string }[]
}

const thumbs = (opinion: 'up' | 'down') => sql`(select count(*)::int from shortlist_opinions o
  where o.engagement_id = e.id and o.opinion = ${opinion})`

/** Everybody put forward, and everybody who works or worked here, in one order: "Expert 2" stays the second. */
function selection(userId: string, gigId: string): RawBuilder<Row> {
  return sql`select *, dense_rank() over (order by first_at, first_id)::int as place from (select e.id, e.gig_id,
      e.person_id, e.status, e.assigned_at is not null as was_hired,
      bool_or(e.assigned_at is not null) over (partition by e.person_id) as was_ever_hired,
      row_number() over (partition by e.person_id order by e.created_at desc, e.id desc) = 1 as is_latest,
      min(e.created_at) over (partition by e.person_id) as first_at,
      first_value(e.id) over (partition by e.person_id order by e.created_at, e.id) as first_id,
      (select r.rate from ratings r where r.engagement_id = e.id and r.author_id = ${userId} limit 1) as own_rating, p.first_name, p.last_name, p.photo_file,
      p.job_title, p.years_of_experience,
      ${countryNameIn(sql`p.location`)} as country,
      array(select i.name from expert_industries x join reference_items i on i.id = x.industry_id
        where x.person_id = p.id order by i.name limit 5) as industries,
      array(select i.name from expert_skills x join reference_items i on i.id = x.skill_id
        where x.person_id = p.id order by i.name limit 12) as skills,
      array(select i.name from gig_skills g join expert_skills x on x.skill_id = g.skill_id and x.person_id = p.id
        join reference_items i on i.id = g.skill_id where g.gig_id = e.gig_id and g.is_required
        order by i.name) as required_skills,
      (select count(*)::int from gig_skills g where g.gig_id = e.gig_id and g.is_required) as required_total,
      array(select i.name from expert_languages x join reference_items i on i.id = x.language_id
        where x.person_id = p.id order by i.name) as languages,
      not exists (select from engagements h where h.person_id = e.person_id
        and h.status = 'Hired') as is_available,
      ${thumbs('up')} as thumbs_up, ${thumbs('down')} as thumbs_down, mine.opinion, mine.comment,
      coalesce(mine.wants_to_talk, false) as wants_to_talk, (select count(*)::int from shortlist_opinions o
        where o.engagement_id = e.id and o.wants_to_talk) as wishes,
      coalesce((select jsonb_agg(jsonb_build_object('by', ${fullName('cp')},
          'comment', o.comment, 'created_at', o.updated_at) order by o.updated_at)
        from shortlist_opinions o join users cu on cu.id = o.user_id join people cp on cp.id = cu.person_id
        join engagements every on every.id = o.engagement_id
        where every.gig_id = e.gig_id and every.person_id = e.person_id
          and o.comment is not null), '[]') as comments
    from engagements e join people p on p.id = e.person_id
    left join shortlist_opinions mine on mine.engagement_id = e.id and mine.user_id = ${userId}
    where e.gig_id = ${gigId} and ((e.is_shortlisted and e.status = 'Reviewed') or e.status = 'Hired'
      or e.close_reason in ('completed', 'terminated'))) entries`
}

/** How a reader stands to the shortlist of a gig; 403 for whom the gig is visible but its shortlist is not. */
export async function requireLevel(ctx: SignedIn, gigId: string): Promise<number> {
  const gig = await gigs.see(ctx, gigId)
  if (runsHiring(ctx.actor, gig)) return LEVELS.manage
  const level = await gigs.customerLevel(ctx, gigId)
  if (level < LEVELS.comment) throw refuse('forbidden')
  return level
}

/** The shortlist for the customers of a gig (PRODUCT S-26). */
export async function shortlist(
  ctx: SignedIn,
  gigId: string,
  { page = 1, pageSize = PAGE_SIZE }: { page?: number | undefined; pageSize?: number | undefined },
) {
  const level = await requireLevel(ctx, gigId)
  const { rows } = await sql<Row & { total: number }>`select listed.*, count(*) over () as total
    from (${selection(ctx.actor.userId, gigId)}) listed where is_latest order by place
    ${sliceOf({ page, pageSize })}`.execute(ctx.db)
  const total = rows[0]?.total ?? 0
  return pageOf(
    rows.map((row) => present(row, level)),
    { page, pageSize, total, emptyText: 'Nobody is on the shortlist yet.' },
  )
}

/** Somebody on the shortlist of a gig, as this reader may know them. */
export async function find(ctx: SignedIn, gigId: string, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from (${selection(ctx.actor.userId, gigId)}) listed
    where id = ${id}`.execute(ctx.db)
  return rows[0]
}

export function present(row: Row, level: number): ShortlistEntry {
  const isKnown = row.was_ever_hired || level >= LEVELS.collaborate
  return {
    id: row.id,
    expert_id: isKnown ? row.person_id : null,
    name: isKnown ? `${row.first_name} ${row.last_name}` : null,
    photo: isKnown ? photoUrl(row.photo_file) : null,
    label: `Expert ${row.place}`,
    job_title: row.job_title,
    country: row.country,
    years_of_experience: row.years_of_experience,
    industries: row.industries,
    required_skills: row.required_skills,
    required_total: row.required_total,
    skills: row.skills,
    languages: row.languages,
    is_available: row.is_available,
    is_hired: row.status === 'Hired',
    is_past: row.status === 'Closed',
    thumbs_up: row.thumbs_up,
    thumbs_down: row.thumbs_down,
    opinion: row.opinion,
    comment: row.comment,
    wants_to_talk: row.wants_to_talk,
    wishes: row.wishes,
    comments: row.comments.map((one) => ({ ...one, created_at: new Date(one.created_at).toISOString() })),
    canRate: row.was_hired && row.own_rating === null && level >= LEVELS.manage,
    own_rating: row.own_rating === null ? null : Number(row.own_rating),
  }
}
