import type { TypedDetails } from '@guildhall/contract/gigs/details'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface Copy {
  sourceId: string
  internalId: string
  name: string
  baseYear: number
  stage: string
  details: TypedDetails['details']
  by: string
  at: Date
}

/** The columns that hold content and stay as they are. */
const KEPT = sql.raw(
  [
    'type',
    'template_id',
    'summary',
    'description',
    'company_id',
    'contact_person_id',
    'confidentiality',
    'requires_signoff',
    'tags',
    'needs_experts',
    'category_id',
    'talent_type_id',
    'experts_count',
    'years_min',
    'minimum_rating',
    'is_remote',
    'overlap_hours',
    'country_id',
    'state_id',
    'city_id',
    'bid_type',
    'budget_min',
    'budget_max',
    'currency',
    'show_budget',
    'time_interval',
    'duration',
    'hours_per_week',
    'screening_questions',
  ].join(', '),
)

const DATES = ['start_at', 'end_at', 'deadline', 'applications_until'] as const

/** Copies the row of a gig as a new draft. Gives its id. */
export async function copyGig(db: Db, copy: Copy): Promise<string> {
  const { by, at } = copy
  const later = sql`make_interval(years => ${copy.baseYear}::int - base_year)`
  const dates = sql.join(DATES.map((date) => sql`(${sql.ref(date)} + ${later})::date`))
  const due = sql`(select coalesce(jsonb_agg(jsonb_build_object('text', d ->> 'text',
    'due', ((d ->> 'due')::date + ${later})::date)), '[]') from jsonb_array_elements(deliverables) d)`
  const { rows } = await sql<{ id: string }>`
    insert into gigs (internal_id, name, base_year, stage, details, owner_id, created_by, updated_by,
      status_changed_by, status_changed_at, created_at, updated_at, cloned_from,
      ${sql.join(DATES.map((date) => sql.ref(date)))}, deliverables, ${KEPT})
    select ${copy.internalId}, ${copy.name}, ${copy.baseYear}::int, ${copy.stage}, ${JSON.stringify(copy.details)}::jsonb,
      ${by}, ${by}, ${by}, ${by}, ${at}, ${at}, ${at}, id, ${dates}, ${due}, ${KEPT}
    from gigs where id = ${copy.sourceId} returning id`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The project to clone is gone.')
  return row.id
}

/** What it is about: industries, regions, skills and the rest. */
export async function copyLinks(db: Db, sourceId: string, id: string): Promise<void> {
  await sql`insert into gig_industries (gig_id, industry_id)
    select ${id}, industry_id from gig_industries where gig_id = ${sourceId}`.execute(db)
  await sql`insert into gig_segments (gig_id, segment_id)
    select ${id}, segment_id from gig_segments where gig_id = ${sourceId}`.execute(db)
  await sql`insert into gig_regions (gig_id, region_id)
    select ${id}, region_id from gig_regions where gig_id = ${sourceId}`.execute(db)
  await sql`insert into gig_languages (gig_id, language_id)
    select ${id}, language_id from gig_languages where gig_id = ${sourceId}`.execute(db)
  await sql`insert into gig_skills (gig_id, skill_id, is_required)
    select ${id}, skill_id, is_required from gig_skills where gig_id = ${sourceId}`.execute(db)
  await sql`insert into gig_conflicts (gig_id, company_id)
    select ${id}, company_id from gig_conflicts where gig_id = ${sourceId}`.execute(db)
}

/** Contributors who are staff; experts are hired anew, and whoever clones leads. */
export async function copyStaff(
  db: Db,
  { sourceId, id, by, at }: { sourceId: string; id: string; by: string; at: Date },
): Promise<void> {
  await sql`insert into gig_members (gig_id, user_id, type, role_id, added_by, created_at)
    select ${id}, m.user_id, m.type, m.role_id, ${by}, ${at} from gig_members m
    where m.gig_id = ${sourceId} and m.type = 'contributor' and m.status = 'active' and m.user_id <> ${by}
      and exists (select from user_roles r where r.user_id = m.user_id and r.role in
        ('growth_experts_admin', 'growth_experts_manager', 'growth_experts_hr_generalist'))`.execute(db)
}
