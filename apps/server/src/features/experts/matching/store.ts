import { HOURS } from '@guildhall/contract/experts/market'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Passage } from './profile-terms.ts'
import { fullName } from '#platform/db/full-name.ts'

/** What is weighed of an expert beside their words. */
export interface Facts {
  personId: string
  years: number | null
  rating: number | null
  ratings: number
  /** What an hour costs in USD, at 8 hours a day and 160 a month. */
  hourly: number | null
  /** ISO code, from the end of the location. */
  country: string | null
  /** Hours ahead of UTC. */
  zone: number | null
  skills: readonly string[]
  industries: readonly string[]
  segments: readonly string[]
  /** Level by language; null when not given. */
  languages: ReadonlyMap<string, string | null>
  /** Employers with the day on which the work ended; null while it lasts. */
  employers: readonly (readonly [company: string, until: string | null])[]
}

export interface Profile {
  facts: Facts
  skills: { id: string; name: string }[]
  /** Each word of theirs. */
  names: string[]
  passages: Passage[]
}

interface Row {
  person_id: string
  name: string
  job_title: string | null
  location: string | null
  bio: string | null
  years: number | null
  rating: string | null
  ratings: number
  hourly: string | null
  country: string | null
  zone: string | null
  skills: [id: string, name: string, level: string | null][] | null
  areas: string[] | null
  industries: string[]
  segments: string[]
  languages: [id: string, level: string | null][] | null
  jobs: Job[] | null
  projects: [text: string, ends: string | null][] | null
  certificates: string[] | null
  studies: string[] | null
}
type Job = [
  title: string,
  employer: string | null,
  tasks: string | null,
  company: string | null,
  from: string,
  to: string | null,
]

/** What an hour costs by a row of `expert_rates`: 8 hours a day and 160 a month. */
export const hourlyRate = (row: string) => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql`${column('rate')} / case ${column('rate_type')}
    when 'Daily' then ${HOURS.Daily}::int when 'Monthly' then ${HOURS.Monthly}::int else 1 end`
}

const ASKABLE = sql`e.status = 'Approved' and e.is_available and u.status is distinct from 'suspended'`
const EVERYBODY = sql`true`

/** The profiles of these people; unless anybody's are asked for, who is not approved, takes on no work or cannot sign in has none. */
export async function profiles(db: Db, personIds: readonly string[], now: Date, whose?: 'anybody') {
  const { rows } =
    await sql<Row>`select e.person_id, ${fullName('p')} as name, p.job_title, p.location, p.bio, p.years_of_experience as years,
      e.rating_average as rating, e.rating_count as ratings, zone.hours as zone,
      ${hourlyRate('r')} as hourly,
      (select c.iso from countries c
        where lower(c.nicename) = lower(btrim(regexp_replace(p.location, '^.*,', ''))) limit 1) as country,
      (select jsonb_agg(jsonb_build_array(i.id, i.name, s.level) order by i.name) from expert_skills s
        join reference_items i on i.id = s.skill_id where s.person_id = e.person_id) as skills,
      (select jsonb_agg(name order by name) from (
        select i.name from expert_industries x join reference_items i on i.id = x.industry_id
          where x.person_id = e.person_id
        union select s.segment_1 from expert_segments x join industry_segments s on s.id = x.segment_id
          where x.person_id = e.person_id
        union select s.segment_2 from expert_segments x join industry_segments s on s.id = x.segment_id
          where x.person_id = e.person_id) area) as areas,
      array(select industry_id from expert_industries x where x.person_id = e.person_id) as industries,
      array(select segment_id from expert_segments x where x.person_id = e.person_id) as segments,
      (select jsonb_agg(jsonb_build_array(language_id, level)) from expert_languages l
        where l.person_id = e.person_id) as languages,
      (select jsonb_agg(jsonb_build_array(x.title, c.name, x.description, x.company_id, x.start_at, x.end_at)
          order by x.start_at desc, x.id)
        from expert_experiences x left join companies c on c.id = x.company_id
        where x.person_id = e.person_id) as jobs,
      (select jsonb_agg(jsonb_build_array(concat_ws('. ', x.title, x.description), x.end_at)
          order by x.start_at desc, x.id)
        from expert_experience_projects x where x.person_id = e.person_id) as projects,
      (select jsonb_agg(concat_ws('. ', x.title, x.description) order by x.title) from expert_certifications x
        where x.person_id = e.person_id) as certificates,
      (select jsonb_agg(concat_ws('. ', i.name, x.field_of_study) order by x.start_at)
        from expert_educations x join reference_items i on i.id = x.degree_type_id
        where x.person_id = e.person_id) as studies
    from experts e join people p on p.id = e.person_id
    left join users u on u.person_id = e.person_id left join timezone_offsets zone on zone.name = u.timezone
    left join expert_rates r on r.person_id = e.person_id and r.rate_type = e.rate_type
    where e.person_id = any(${personIds}::uuid[]) and ${whose === undefined ? ASKABLE : EVERYBODY}`.execute(
      db,
    )
  return rows.map((row) => profileOf(row, now))
}

function profileOf(row: Row, now: Date): Profile {
  const skills = (row.skills ?? []).map(([id, name]) => ({ id, name }))
  const names = row.name.split(/\s+/)
  return { facts: factsOf(row), skills, names, passages: passagesOf(row, now) }
}

/** A page of all experts, from the beginning to the end. */
export async function idsAfter(db: Db, last: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('experts')
    .select('person_id')
    .$if(last !== null, (all) => all.where('person_id', '>', last ?? ''))
    .orderBy('person_id')
    .limit(limit)
    .execute()
  return rows.map(({ person_id: id }) => id)
}

export interface Change {
  id: number
  personId: string
}

/** Up to which transactions all marks are seen. */
export async function horizon(db: Db): Promise<string> {
  const { rows } = await sql<{
    tx: string
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`.execute(db)
  return rows[0]?.tx ?? '0'
}

/** The marks of transactions that were not over at the horizon. */
export async function changesSince(db: Db, tx: string): Promise<{ changes: Change[]; horizon: string }> {
  const { rows } = await sql<{ id: number | null; personId: string; tx: string }>`
    select c.id, c.person_id as "personId", now.tx
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as tx) now
    left join expert_changes c on c.tx >= ${tx}::xid8`.execute(db)
  const changes = rows.flatMap(({ id, personId }) => (id === null ? [] : [{ id, personId }]))
  return { changes, horizon: rows[0]?.tx ?? tx }
}

/** Marks that every server has seen long ago. */
export async function forgetChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('expert_changes').where('noted_at', '<', before).execute()
}

function factsOf(row: Row): Facts {
  return {
    personId: row.person_id,
    years: row.years,
    rating: row.rating === null ? null : Number(row.rating),
    ratings: row.ratings,
    hourly: row.hourly === null ? null : Number(row.hourly),
    country: row.country,
    zone: row.zone === null ? null : Number(row.zone),
    skills: (row.skills ?? []).map(([id]) => id),
    industries: row.industries,
    segments: row.segments,
    languages: new Map(row.languages ?? []),
    employers: (row.jobs ?? []).flatMap(([, , , company, , to]) =>
      company === null ? [] : [[company, to] as const],
    ),
  }
}

function passagesOf(row: Row, now: Date): Passage[] {
  const ago = (day: string | null) => (day === null ? 0 : Math.max(0, yearsBetween(new Date(day), now)))
  const jobs = (row.jobs ?? []).flatMap(([title, employer, tasks, , from, to]): Passage[] => {
    const time = { yearsAgo: ago(to), years: yearsBetween(new Date(from), to === null ? now : new Date(to)) }
    return [
      { kind: 'job', text: title, ...time },
      { kind: 'employer', text: employer ?? '', ...time },
      { kind: 'task', text: tasks ?? '', ...time },
    ]
  })
  const all: Passage[] = [
    { kind: 'title', text: row.job_title ?? '' },
    { kind: 'bio', text: row.bio ?? '' },
    { kind: 'location', text: row.location ?? '' },
    ...(row.skills ?? []).map(([, text, level]): Passage => ({ kind: 'skill', text, level })),
    ...(row.areas ?? []).map((text): Passage => ({ kind: 'area', text })),
    ...jobs,
    ...(row.projects ?? []).map(([text, ends]): Passage => ({ kind: 'project', text, yearsAgo: ago(ends) })),
    ...(row.certificates ?? []).map((text): Passage => ({ kind: 'certificate', text })),
    ...(row.studies ?? []).map((text): Passage => ({ kind: 'education', text })),
  ]
  return all.filter(({ text }) => text !== '')
}

const YEAR = 365.25 * 86_400_000

function yearsBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / YEAR)
}
