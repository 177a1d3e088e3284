import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { MemberType } from '@guildhall/contract/gigs/members'
import { sql, type Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { GigMembers } from '#platform/db/tables.gen.ts'
import { literally } from '#platform/db/like.ts'
import { fullName } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

export type MemberRow = Awaited<ReturnType<typeof page>>['rows'][number]

/** The members of a project, in the order in which they came. */
export async function page(
  db: Db,
  gigId: string,
  { type, keyword }: { type?: MemberType | undefined; keyword?: string | undefined },
  at: PageAt,
) {
  const found = membersOf(db, gigId)
    .$if(type !== undefined, (all) => all.where('gig_members.type', '=', type ?? 'contributor'))
    .$if(keyword !== undefined, (all) => all.where(isNamed(keyword ?? '')))
  const ordered = found
    .select([...columns])
    .orderBy('gig_members.created_at')
    .orderBy('gig_members.id')
  return pageOfRows(ordered, at)
}

/** These members of this project; one of another project is not found. */
export function findAll(db: Db, gigId: string, ids: readonly string[]): Promise<MemberRow[]> {
  return membersOf(db, gigId)
    .select([...columns])
    .where('gig_members.id', 'in', [...ids])
    .orderBy('gig_members.created_at')
    .orderBy('gig_members.id')
    .execute()
}

function membersOf(db: Db, gigId: string) {
  return db
    .selectFrom('gig_members')
    .innerJoin('users', 'users.id', 'gig_members.user_id')
    .innerJoin('people', 'people.id', 'users.person_id')
    .leftJoin('gig_roles', 'gig_roles.id', 'gig_members.role_id')
    .leftJoin('gig_permissions', 'gig_permissions.id', 'gig_members.permission_id')
    .where('gig_members.gig_id', '=', gigId)
    .where('gig_members.status', '=', 'active')
}

const columns = [
  'gig_members.id',
  'gig_members.gig_id',
  'gig_members.user_id',
  'gig_members.created_at',
  sql<MemberType>`gig_members.type`.as('type'),
  'users.person_id',
  'users.email',
  'people.first_name',
  'people.last_name',
  'people.photo_file',
  'gig_roles.slug as role',
  'gig_roles.description as role_description',
  'gig_roles.can_add_contributors as is_lead',
  'gig_permissions.id as permission_id',
  'gig_permissions.value as permission',
  'gig_permissions.description as permission_description',
  'gig_permissions.level',
] as const

/** Part of the name, case and accents aside; the wildcards of the database are plain characters. */
function isNamed(keyword: string) {
  const part = literally(keyword)
  return sql<boolean>`fold(${fullName('people')}) like '%' || fold(${part}) || '%'`
}

export function roles(db: Db, kind: GigKind) {
  return db
    .selectFrom('gig_roles')
    .select(['id', 'slug', 'description'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute()
}

export type Permission = Awaited<ReturnType<typeof permissions>>[number]

export function permissions(db: Db, kind: GigKind) {
  return db
    .selectFrom('gig_permissions')
    .select(['id', 'value', 'description', 'level'])
    .where('kind', '=', kind)
    .orderBy('level')
    .execute()
}

export async function insert(db: Db, members: readonly Insertable<GigMembers>[]): Promise<string[]> {
  const added = await db
    .insertInto('gig_members')
    .values([...members])
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

/** Who of these is a member already. */
export async function amongMembers(
  db: Db,
  gigId: string,
  userIds: readonly string[],
): Promise<{ user_id: string; type: string }[]> {
  return db
    .selectFrom('gig_members')
    .select(['user_id', 'type'])
    .where('gig_id', '=', gigId)
    .where('user_id', 'in', [...userIds])
    .execute()
}

export async function setPermission(db: Db, id: string, permissionId: string): Promise<void> {
  await db.updateTable('gig_members').set({ permission_id: permissionId }).where('id', '=', id).execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('gig_members').where('id', '=', id).execute()
}

/** How many lead this project. */
export async function countLeads(db: Db, gigId: string): Promise<number> {
  const { leads } = await db
    .selectFrom('gig_members')
    .innerJoin('gig_roles', 'gig_roles.id', 'gig_members.role_id')
    .select(({ fn }) => fn.countAll<number>().as('leads'))
    .where('gig_members.gig_id', '=', gigId)
    .where('gig_members.status', '=', 'active')
    .where('gig_roles.can_add_contributors', '=', true)
    .executeTakeFirstOrThrow()
  return leads
}

/** Whether this person is hired on the project, as its engagements report. */
export async function isHired(db: Db, gigId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('expert_gigs')
    .select('engagement_id')
    .where('gig_id', '=', gigId)
    .where('person_id', '=', personId)
    .where('status', '=', 'Hired')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
