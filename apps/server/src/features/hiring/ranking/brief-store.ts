import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface Named {
  id: string
  name: string
}

/** What a project asks for. */
export interface Brief {
  name: string
  summary: string
  description: string
  skills: (Named & { isRequired: boolean })[]
  industries: Named[]
  segments: Named[]
  regions: string[]
  /** ISO code. */
  country: string | null
  languages: Named[]
  conflicts: string[]
  years: number | null
  rating: number | null
  /** The most that an hour may cost, in USD; null without a budget that says so. */
  hourly: number | null
  /** Of the owner: hours ahead of UTC. */
  zone: number | null
  /** Hours of their working day that an expert shares at least; null where any time zone will do. */
  overlap: number | null
  from: string | null
  until: string | null
}

/** A budget in another currency or of a fixed price says nothing about rates, which are in USD. */
export async function brief(db: Db, gigId: string): Promise<Brief> {
  const { rows } = await sql<Brief>`select g.name, coalesce(g.summary, '') as summary,
      search_html_text(coalesce(g.description, '')) as description,
      ${links('gig_skills', 'skill_id', sql`'isRequired', x.is_required`)} as skills,
      ${links('gig_industries', 'industry_id', sql`'isIndustry', true`)} as industries,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name',
          case when s.segment_1 = s.segment_2 then s.segment_1 else s.name end) order by s.name)
        from gig_segments x join industry_segments s on s.id = x.segment_id where x.gig_id = g.id), '[]') as segments,
      array(select i.name from gig_regions x join reference_items i on i.id = x.region_id
        where x.gig_id = g.id order by i.name) as regions,
      c.iso as country,
      ${links('gig_languages', 'language_id', sql`'isLanguage', true`)} as languages,
      array(select company_id from gig_conflicts where gig_id = g.id) as conflicts,
      g.years_min as years, g.minimum_rating::float as rating,
      (case when g.currency = 'USD' and g.budget_max > 0 then
        g.budget_max / case g.bid_type when 'Hourly' then 1 when 'Daily' then 8 when 'Monthly' then 160 end end)::float
        as hourly,
      zone.hours::float as zone, g.overlap_hours as overlap, g.start_at as "from", g.end_at as until
    from gigs g
    left join countries c on c.id = g.country_id
    left join users owner on owner.id = g.owner_id
    left join timezone_offsets zone on zone.name = owner.timezone
    where g.id = ${gigId}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The project that was just seen is gone.')
  return row
}

function links(table: string, column: string, more: ReturnType<typeof sql>) {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, ${more}) order by i.name)
    from ${sql.table(table)} x join reference_items i on i.id = ${sql.ref(`x.${column}`)}
    where x.gig_id = g.id), '[]')`
}

/**
 * Who works on something else while this project runs; of these people, where not everybody is asked for. As one text:
 * they may be thousands, and some come twice.
 */
export async function busy(db: Db, gigId: string, among?: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const these = among === undefined ? sql`true` : sql`e.person_id = any(${[...among]}::uuid[])`
  const { rows } = await sql<{ ids: string | null }>`select string_agg(e.person_id::text, ' ') as ids
    from gigs g join engagements e on e.status = 'Hired' and ${these}
      and (e.ends_on is null or g.start_at is null or e.ends_on >= g.start_at)
      and (e.starts_on is null or g.end_at is null or e.starts_on <= g.end_at)
    where g.id = ${gigId} and (g.start_at is not null or g.end_at is not null)`.execute(db)
  return new Set(rows[0]?.ids?.split(' '))
}
