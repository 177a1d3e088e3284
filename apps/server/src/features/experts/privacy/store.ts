import { sql } from 'kysely'
import { BATCH } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/database.ts'
import type { StoredFile } from '#platform/files/owner.ts'
import type { PersonalData } from '#platform/privacy/personal-part.ts'

/** As they may know it themselves: without the notes of staff, and Screened is Pending to them (PRODUCT 5.3.2). */
export function vettingOf(db: Db, personId: string) {
  return db
    .selectFrom('experts')
    .select([
      sql<string>`case status when 'Screened' then 'Pending' else status end`.as('status'),
      sql<Date>`case status when 'Screened' then applied_at else status_changed_at end`.as(
        'status_changed_at',
      ),
    ])
    .select(['applied_at', 'approved_at', 'rejected_at', 'rejected_reason'])
    .select(['suspended_at', 'suspended_reason', 'rate_type', 'is_past_fs', 'certify_obligation'])
    .select(['is_available', 'is_in_directory', 'rating_average', 'rating_count', 'resubmissions'])
    .select(
      sql<string[]>`array(select name from reasons where id = any(experts.reason_ids) order by position)`.as(
        'reasons',
      ),
    )
    .where('person_id', '=', personId)
    .execute()
}

/** Applied and Reviewed are one to the expert, and when somebody looked is not told (PRODUCT 5.4). */
export function projectsOf(db: Db, personId: string) {
  return db
    .selectFrom('expert_gigs')
    .select([
      'gig_title',
      sql<string>`case when status in ('Applied', 'Reviewed') then 'In review' else status end`.as('status'),
      'was_hired',
      sql<Date | null>`case when status in ('Applied', 'Reviewed') then null else changed_at end`.as(
        'changed_at',
      ),
    ])
    .where('person_id', '=', personId)
    .execute()
}

const SECTIONS = {
  experiences: sql`select e.title, kind.name as employment_type, c.name as company, city.name as city,
      state.name as state, country.nicename as country, e.description, e.start_at::text, e.end_at::text,
      e.currently_working
    from expert_experiences e left join companies c on c.id = e.company_id
    left join reference_items kind on kind.id = e.employment_type_id
    left join countries country on country.id = e.country_id left join states state on state.id = e.state_id
    left join cities city on city.id = e.city_id where e.person_id =`,
  experience_projects: sql`select p.title, e.title as experience, p.description, p.start_at::text, p.end_at::text,
      p.currently_working
    from expert_experience_projects p join expert_experiences e on e.id = p.experience_id where p.person_id =`,
  educations: sql`select school.name as school, degree.name as degree, e.field_of_study, e.start_at::text, e.end_at::text,
      e.still_studying, e.description, e.activities_societies, e.grade
    from expert_educations e join reference_items school on school.id = e.school_id
    join reference_items degree on degree.id = e.degree_type_id where e.person_id =`,
  certifications: sql`select e.kind, e.title, c.name as issuer, e.description, e.issue_date::text, e.expiration_date::text,
      e.no_expiration
    from expert_certifications e left join companies c on c.id = e.company_id where e.person_id =`,
  skills: sql`select item.name, e.level from expert_skills e join reference_items item on item.id = e.skill_id
    where e.person_id =`,
  languages: sql`select item.name, e.level from expert_languages e join reference_items item on item.id = e.language_id
    where e.person_id =`,
  rates: sql`select rate_type, rate from expert_rates where person_id =`,
  industries: sql`select item.name from expert_industries e join reference_items item on item.id = e.industry_id
    where e.person_id =`,
  segments: sql`select segment.name from expert_segments e join industry_segments segment on segment.id = e.segment_id
    where e.person_id =`,
}

/** The sections of the profile in words, not in ids. */
export async function sectionsOf(db: Db, personId: string): Promise<PersonalData> {
  const entries = Object.entries(SECTIONS).map(async ([name, query]) => {
    const { rows } = await sql`${query} ${personId}`.execute(db)
    return [name, rows] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

export function fileListOf(db: Db, personId: string) {
  return db
    .selectFrom('files')
    .select(['kind', 'name', 'size', 'type', 'created_at'])
    .select(
      sql<string[]>`array(select item.name from file_tags t join reference_items item on item.id = t.tag_id
        where t.file_id = files.id order by item.name)`.as('tags'),
    )
    .where('owner_person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

/** The files of a person; what kind each is stands before its name. */
export async function filesOf(db: Db, personId: string): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .select(['kind', 'name', 'type', 'storage_key'])
    .where('owner_person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, name, ...file }) => ({ ...file, name: `${kind}/${name}` }))
}

/** Everything that a profile is made of; what hangs on a section goes with it. */
export async function eraseSections(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('expert_experiences').where('person_id', '=', personId).execute()
  await db.deleteFrom('expert_educations').where('person_id', '=', personId).execute()
  await db.deleteFrom('expert_skills').where('person_id', '=', personId).execute()
  await db.deleteFrom('expert_languages').where('person_id', '=', personId).execute()
  await db.deleteFrom('expert_rates').where('person_id', '=', personId).execute()
  await db.deleteFrom('expert_areas').where('person_id', '=', personId).execute()
}

export function resumesRejectedBefore(db: Db, limit: Date) {
  return db
    .selectFrom('files')
    .innerJoin('experts', 'experts.person_id', 'files.owner_person_id')
    .select('files.id')
    .where('files.kind', '=', 'resume')
    .where('files.deleted_at', 'is', null)
    .where('experts.status', '=', 'Rejected')
    .where('experts.rejected_at', '<', limit)
    .limit(BATCH)
    .execute()
}

interface Untouched {
  untouchedSince: Date
  warned: boolean
  warnedBefore?: Date
}

/** Applications that never became any, of people who are nothing else in the network and were not here since. */
export async function lapsingApplications(db: Db, { untouchedSince, warned, warnedBefore }: Untouched) {
  const touched = sql`greatest(e.status_changed_at, p.updated_at, u.last_sign_in_at, u.created_at)`
  const isWarned = warned ? sql`e.lapse_warned_at < ${warnedBefore}` : sql`e.lapse_warned_at is null`
  const { rows } = await sql<{ person_id: string; user_id: string }>`
    select e.person_id, u.id as user_id from experts e
    join people p on p.id = e.person_id join users u on u.person_id = p.id
    where e.status in ('New', 'Incomplete', 'Rejected') and ${touched} < ${untouchedSince} and ${isWarned}
      and not exists (select from user_roles where user_id = u.id and role <> 'growth_experts_expert')
    order by e.person_id limit ${BATCH}`.execute(db)
  return rows
}
