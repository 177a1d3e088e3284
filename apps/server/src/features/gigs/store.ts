import { GIG_KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import { GIG_STATUSES } from '@guildhall/contract/gigs/machine'
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import { COLUMNS } from '#platform/db/columns.gen.ts'
import type { Db } from '#platform/db/database.ts'
import type { Gigs } from '#platform/db/tables.gen.ts'
import * as z from 'zod/mini'
import { nextVersion } from '#platform/db/version.ts'
import { RUNNERS, visibleGigs, type Reader } from './visible.ts'
import { fullName } from '#platform/db/full-name.ts'

export interface Named {
  id: string
  name: string
}
export interface User extends Named {
  photo_file: string | null
}
interface Crowd {
  total: number
  first: User[]
}

/** A gig with the names behind its ids, and what its reader is on it. */
export type GigRow = Awaited<ReturnType<typeof rows>>[number]

const Kind = z.enum(GIG_KINDS)
const Status = z.enum(GIG_STATUSES)

/** The columns that the database checks, as what they are. */
export function typed<Row extends { type: string; status: string }>(row: Row) {
  return { ...row, type: Kind.parse(row.type), status: Status.parse(row.status) }
}

/** A gig that this reader may see. */
export async function find(db: Db, reader: Reader, id: string): Promise<GigRow | undefined> {
  const [row] = await rows(db, reader, sql`gigs.id = ${id} and ${visibleGigs(reader)}`)
  return row
}

/** A deleted draft of this owner; of anybody for an admin. */
export async function findDeleted(db: Db, reader: Reader, id: string): Promise<GigRow | undefined> {
  const [row] = await rows(db, reader, sql`gigs.id = ${id} and ${deletedGigs(reader)}`)
  return row
}

/** Drafts that were deleted and can come back (PRODUCT 5.5). */
export function deletedGigs({ userId, roles }: Reader): RawBuilder<boolean> {
  const isMine = roles.includes('growth_experts_admin')
    ? sql`true`
    : sql`(gigs.owner_id = ${userId} or ${userId} = any(gigs.co_owner_ids))`
  return sql<boolean>`gigs.deleted_at > now() - interval '30 days' and ${isMine}`
}

/** Waits for other writers of this gig and keeps them out until the transaction ends. */
export async function lock(db: Db, id: string): Promise<void> {
  await db.selectFrom('gigs').select('id').where('id', '=', id).forUpdate().execute()
}

/** Of these owners those who still run projects; whoever is no manager any more hears nothing of theirs. */
export async function stillRunning(db: Db, ownerIds: readonly string[]): Promise<string[]> {
  const held = await db
    .selectFrom('user_roles')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', ownerIds)
    .where('role', 'in', RUNNERS)
    .execute()
  return held.map(({ user_id: id }) => id)
}

async function rows(db: Db, reader: Reader, condition: RawBuilder<unknown>) {
  const found = await db
    .selectFrom('gigs')
    .select(COLUMNS.gigs.map((column) => `gigs.${column}` as const))
    .select([...heads, ...lists, ...standing(reader)])
    .where(sql<boolean>`${condition}`)
    .execute()
  return found.map(typed)
}

const json = (value: RawBuilder<unknown>) => sql`coalesce((${value}), '[]'::jsonb)`

/** A user by the column that holds their id. */
function userOf(column: string) {
  return sql<User | null>`(select jsonb_build_object('id', u.id, 'name', ${fullName('p')},
    'photo_file', p.photo_file) from users u join people p on p.id = u.person_id where u.id = ${sql.ref(column)})`
}

function nameOf(table: string, column: string, name = 'name') {
  return sql<Named | null>`(select jsonb_build_object('id', t.id, 'name', t.${sql.ref(name)})
    from ${sql.table(table)} t where t.id = ${sql.ref(column)})`
}

function crowdOf(type: 'contributor' | 'customer') {
  const member = sql`from gig_members m join users u on u.id = m.user_id join people p on p.id = u.person_id
    where m.gig_id = gigs.id and m.type = ${sql.lit(type)} and m.status = 'active'`
  return sql<Crowd>`jsonb_build_object('total', (select count(*)::int ${member}), 'first', ${json(sql`
    select jsonb_agg(f.user) from (select jsonb_build_object('id', u.id,
      'name', ${fullName('p')}, 'photo_file', p.photo_file) as user
      ${member} order by m.created_at, m.id limit 3) f`)})`
}

const engaged = (statuses: readonly string[]) =>
  sql<number>`(select count(*)::int from expert_gigs e where e.gig_id = gigs.id
    and e.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`

/** Who works on it; once it is closed, who worked on it. */
const HIRED = sql<number>`(select count(*)::int from expert_gigs e where e.gig_id = gigs.id
  and (e.status = 'Hired' or (gigs.status = 'Closed' and e.was_hired)))`

/** What lists show of a gig beside its columns. */
export const heads = [
  nameOf('gig_templates', 'gigs.template_id').as('template'),
  nameOf('companies', 'gigs.company_id').as('company'),
  userOf('gigs.owner_id').as('owner'),
  crowdOf('contributor').as('contributors'),
  crowdOf('customer').as('customers'),
  engaged(['Requested', 'Applied', 'Reviewed']).as('requests_count'),
  HIRED.as('hired_count'),
  sql<boolean>`exists (select from reasons r where r.id = any(gigs.reason_ids) and r.kind = 'gig_close'
    and r.name = 'Completed')`.as('is_completed'),
] as const

function itemsOf(table: string, column: string, condition = sql`true`) {
  return sql<
    Named[]
  >`${json(sql`select jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name) order by i.name)
    from ${sql.table(table)} l join reference_items i on i.id = l.${sql.ref(column)}
    where l.gig_id = gigs.id and ${condition}`)}`
}

/** What the page of one gig shows besides. */
const lists = [
  itemsOf('gig_industries', 'industry_id').as('industries'),
  itemsOf('gig_regions', 'region_id').as('regions'),
  itemsOf('gig_languages', 'language_id').as('languages'),
  itemsOf('gig_skills', 'skill_id', sql`l.is_required`).as('skills_required'),
  itemsOf('gig_skills', 'skill_id', sql`not l.is_required`).as('skills_nice'),
  sql<(Named & { industry_id: string })[]>`${json(sql`
    select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'industry_id', s.industry_id) order by s.name)
    from gig_segments l join industry_segments s on s.id = l.segment_id where l.gig_id = gigs.id`)}`.as(
    'segments',
  ),
  sql<Named[]>`${json(sql`select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name)
    from gig_conflicts l join companies c on c.id = l.company_id where l.gig_id = gigs.id`)}`.as('conflicts'),
  sql<(Named & { text_required: boolean })[]>`${json(sql`
    select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'text_required', text_required) order by position)
    from reasons where id = any(gigs.reason_ids)`)}`.as('reasons'),
  sql<User[]>`${json(sql`select jsonb_agg(jsonb_build_object('id', u.id, 'name', ${fullName('p')},
    'photo_file', p.photo_file) order by p.first_name, p.last_name)
    from users u join people p on p.id = u.person_id where u.id = any(gigs.co_owner_ids)`)}`.as('co_owners'),
  nameOf('reference_items', 'gigs.category_id').as('category'),
  nameOf('reference_items', 'gigs.talent_type_id').as('talent_type'),
  nameOf('countries', 'gigs.country_id', 'nicename').as('country'),
  nameOf('states', 'gigs.state_id').as('state'),
  nameOf('cities', 'gigs.city_id').as('city'),
  userOf('gigs.created_by').as('creator'),
  userOf('gigs.status_changed_by').as('status_changer'),
  sql<Named | null>`(select jsonb_build_object('id', p.id, 'name', ${fullName('p')})
    from people p where p.id = gigs.contact_person_id)`.as('contact_person'),
  sql<Named | null>`(select jsonb_build_object('id', g.id, 'name', g.name) from gigs g where g.id = gigs.cloned_from)`.as(
    'cloned_from_gig',
  ),
] as const

interface Flags {
  can_edit: boolean
  can_submit: boolean
  can_review: boolean
  can_add_contributors: boolean
}

/** What the reader is on the gig. */
function standing({ userId, personId }: Reader) {
  const mine = sql`from gig_members m left join gig_roles r on r.id = m.role_id
    left join gig_permissions p on p.id = m.permission_id
    where m.gig_id = gigs.id and m.user_id = ${userId} and m.status = 'active'`
  return [
    sql<string | null>`(select r.slug ${mine})`.as('my_role'),
    sql<Flags | null>`(select jsonb_build_object('can_edit', r.can_edit, 'can_submit', r.can_submit,
      'can_review', r.can_review, 'can_add_contributors', r.can_add_contributors) ${mine} and m.type = 'contributor')`.as(
      'my_flags',
    ),
    sql<number | null>`(select p.level ${mine})`.as('my_level'),
    sql<string | null>`(select me.company_id from people me where me.id = ${personId})`.as('my_company_id'),
    sql<boolean>`exists (select from expert_gigs e where e.gig_id = gigs.id and e.person_id = ${personId}
      and e.status = 'Hired')`.as('is_hired'),
    sql<boolean>`exists (select from experts x where x.person_id = ${personId} and x.status = 'Suspended')`.as(
      'is_suspended',
    ),
    sql<boolean>`exists (select from expert_gigs e where e.gig_id = gigs.id and e.person_id = ${personId}
      and e.was_hired)`.as('was_hired'),
    sql<boolean>`exists (select from expert_gigs e where e.gig_id = gigs.id)`.as('has_engagements'),
  ] as const
}

/** The next code of a kind and year: RAD-2026-0042. Numbers of rolled back drafts come again. */
export async function nextCode(db: Db, prefix: string, year: number): Promise<string> {
  const { last } = await db
    .insertInto('gig_codes')
    .values({ prefix, year, last: 1 })
    .onConflict((row) => row.columns(['prefix', 'year']).doUpdateSet({ last: sql`gig_codes.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${prefix}-${year}-${String(last).padStart(4, '0')}`
}

export async function insert(db: Db, gig: Insertable<Gigs>): Promise<string> {
  const { id } = await db.insertInto('gigs').values(gig).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes columns; every change makes a new version. */
export async function update(db: Db, id: string, change: Updateable<Gigs>): Promise<void> {
  await db
    .updateTable('gigs')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

export function findTemplate(db: Db, kind: GigKind, id: string): Promise<Named | undefined> {
  return db
    .selectFrom('gig_templates')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** The role that whoever creates a gig of this kind has on it: the one that leads. */
export async function leadRole(db: Db, kind: GigKind): Promise<string> {
  const { id } = await db
    .selectFrom('gig_roles')
    .select('id')
    .where('kind', '=', kind)
    .where('can_add_contributors', '=', true)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

export async function addContributor(
  db: Db,
  member: { gigId: string; userId: string; roleId: string; addedBy: string | null; at: Date },
): Promise<void> {
  await db
    .insertInto('gig_members')
    .values({
      gig_id: member.gigId,
      user_id: member.userId,
      type: 'contributor',
      role_id: member.roleId,
      added_by: member.addedBy,
      created_at: member.at,
    })
    .execute()
}
