import { sql, type Updateable } from 'kysely'
import type { GigForm } from '@guildhall/contract/gigs/form'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { update } from '#features/gigs/store.ts'
import { visibleGigs, type Reader } from '#features/gigs/visible.ts'
import type { Db } from '#platform/db/database.ts'
import type { Gigs } from '#platform/db/tables.gen.ts'
import { fullName } from '#platform/db/full-name.ts'

const COLUMNS = [
  ['name', 'name'],
  ['baseYear', 'base_year'],
  ['template_id', 'template_id'],
  ['stage', 'stage'],
  ['summary', 'summary'],
  ['description', 'description'],
  ['owner_id', 'owner_id'],
  ['co_owner_ids', 'co_owner_ids'],
  ['company_id', 'company_id'],
  ['contact_person_id', 'contact_person_id'],
  ['start_at', 'start_at'],
  ['end_at', 'end_at'],
  ['deadline', 'deadline'],
  ['confidentiality', 'confidentiality'],
  ['requires_signoff', 'requires_signoff'],
  ['tags', 'tags'],
  ['needs_experts', 'needs_experts'],
  ['category_id', 'category_id'],
  ['talent_type_id', 'talent_type_id'],
  ['experts_count', 'experts_count'],
  ['years_min', 'years_min'],
  ['minimumRating', 'minimum_rating'],
  ['is_remote', 'is_remote'],
  ['overlap_hours', 'overlap_hours'],
  ['country_id', 'country_id'],
  ['state_id', 'state_id'],
  ['city_id', 'city_id'],
  ['bidType', 'bid_type'],
  ['budget_min', 'budget_min'],
  ['budget_max', 'budget_max'],
  ['currency', 'currency'],
  ['show_budget', 'show_budget'],
  ['timeInterval', 'time_interval'],
  ['duration', 'duration'],
  ['hours_per_week', 'hours_per_week'],
  ['applications_until', 'applications_until'],
] as const

const JSON_COLUMNS = ['screening_questions', 'deliverables', 'details'] as const

export interface Editor {
  userId: string
  at: Date
}

/** Writes what a change holds: columns, and lists as a whole. */
export async function write(
  db: Db,
  gig: { id: string; status: string },
  change: GigForm,
  by: Editor,
): Promise<void> {
  const columns: Updateable<Gigs> = { updated_at: by.at, updated_by: by.userId }
  for (const [field, column] of COLUMNS) {
    if (change[field] !== undefined) Object.assign(columns, { [column]: change[field] })
  }
  for (const field of JSON_COLUMNS) {
    if (change[field] !== undefined) Object.assign(columns, { [field]: JSON.stringify(change[field]) })
  }
  if (gig.status === 'Rejected') columns.changed_since_rejection = true
  await update(db, gig.id, columns)
  await writeLists(db, gig.id, change)
}

async function writeLists(db: Db, gigId: string, change: GigForm): Promise<void> {
  const { industry_ids: industries, segment_ids: segments, region_ids: regions } = change
  const { language_ids: languages, conflict_company_ids: conflicts } = change
  if (industries !== undefined) {
    await db.deleteFrom('gig_industries').where('gig_id', '=', gigId).execute()
    const rows = unique(industries).map((id) => ({ gig_id: gigId, industry_id: id }))
    if (rows.length > 0) await db.insertInto('gig_industries').values(rows).execute()
  }
  if (segments !== undefined) {
    await db.deleteFrom('gig_segments').where('gig_id', '=', gigId).execute()
    const rows = unique(segments).map((id) => ({ gig_id: gigId, segment_id: id }))
    if (rows.length > 0) await db.insertInto('gig_segments').values(rows).execute()
  }
  if (regions !== undefined) {
    await db.deleteFrom('gig_regions').where('gig_id', '=', gigId).execute()
    const rows = unique(regions).map((id) => ({ gig_id: gigId, region_id: id }))
    if (rows.length > 0) await db.insertInto('gig_regions').values(rows).execute()
  }
  if (languages !== undefined) {
    await db.deleteFrom('gig_languages').where('gig_id', '=', gigId).execute()
    const rows = unique(languages).map((id) => ({ gig_id: gigId, language_id: id }))
    if (rows.length > 0) await db.insertInto('gig_languages').values(rows).execute()
  }
  if (conflicts !== undefined) {
    await db.deleteFrom('gig_conflicts').where('gig_id', '=', gigId).execute()
    const rows = unique(conflicts).map((id) => ({ gig_id: gigId, company_id: id }))
    if (rows.length > 0) await db.insertInto('gig_conflicts').values(rows).execute()
  }
  if (change.skills_required !== undefined) await writeSkills(db, gigId, change.skills_required, true)
  if (change.skills_nice !== undefined) await writeSkills(db, gigId, change.skills_nice, false)
}

/** A skill that moves from one list to the other is deleted there first. */
async function writeSkills(db: Db, gigId: string, ids: readonly string[], isRequired: boolean) {
  const mine = db.deleteFrom('gig_skills').where('gig_id', '=', gigId)
  await mine.where('is_required', '=', isRequired).execute()
  const rows = unique(ids).map((id) => ({ gig_id: gigId, skill_id: id, is_required: isRequired }))
  if (rows.length === 0) return
  await mine.where('skill_id', 'in', [...ids]).execute()
  await db.insertInto('gig_skills').values(rows).execute()
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}

export function templates(db: Db, kind: GigKind) {
  return db
    .selectFrom('gig_templates')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute()
}

interface Choice {
  id: string
  name: string
  detail: string
}
interface Wanted {
  keyword: string
  ids: readonly string[] | undefined
}

const FOUND = 20
const NAME = fullName('p')

/** Managers and admins who can sign in, by their users. */
export async function owners(db: Db, { keyword, ids }: Wanted): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select u.id, ${NAME} as name, u.email as detail from users u join people p on p.id = u.person_id
    where u.status = 'active' and exists (select from user_roles r where r.user_id = u.id
        and r.role in ('growth_experts_admin', 'growth_experts_manager'))
      and (${ids === undefined} or u.id = any(${[...(ids ?? [])]}))
      and strpos(fold(${NAME} || ' ' || u.email), fold(${keyword})) > 0
    order by p.first_name, p.last_name, u.id limit ${FOUND}`.execute(db)
  return rows
}

/** People on the side of customers: neither experts nor staff. */
export async function contacts(db: Db, { keyword, ids }: Wanted): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select p.id, ${NAME} as name, coalesce(p.email, p.job_title, '') as detail from people p
    where not exists (select from experts e where e.person_id = p.id)
      and not exists (select from users u join user_roles r on r.user_id = u.id
        where u.person_id = p.id and r.role <> 'growth_experts_customer')
      and (${ids === undefined} or p.id = any(${[...(ids ?? [])]}))
      and strpos(fold(${NAME} || ' ' || coalesce(p.email, '')), fold(${keyword})) > 0
    order by p.first_name, p.last_name, p.id limit ${FOUND}`.execute(db)
  return rows
}

/** Whether all of these users may run projects. */
export async function areOwners(db: Db, ids: readonly string[]): Promise<boolean> {
  const found = await owners(db, { keyword: '', ids })
  return found.length === new Set(ids).size
}

export async function arePeople(db: Db, ids: readonly string[]): Promise<boolean> {
  return (await contacts(db, { keyword: '', ids })).length === new Set(ids).size
}

export async function areUsers(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.length === new Set(ids).size
}

/** Whether all of these are opportunities that this reader may see. */
export async function areOpportunities(db: Db, reader: Reader, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql<{ id: string }>`select gigs.id from gigs
    where gigs.id = any(${[...ids]}) and gigs.type = 'growth-opportunity' and ${visibleGigs(reader)}`.execute(
    db,
  )
  return rows.length === new Set(ids).size
}

/** Whether the last thing that happened to a gig was a change by the same person a moment ago. */
export async function isSameSitting(db: Db, gigId: string, { userId, at }: Editor): Promise<boolean> {
  const last = await db
    .selectFrom('domain_events')
    .select(['kind', 'actor_id', 'created_at'])
    .where('subject_kind', '=', 'gig')
    .where('subject_id', '=', gigId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || last.kind !== 'gig.updated' || last.actor_id !== userId) return false
  return at.getTime() - last.created_at.getTime() < SITTING
}

const SITTING = 10 * 60_000
