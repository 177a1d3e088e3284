import { isRole, type Role } from '@guildhall/contract/access'
import { LIMITS } from '@guildhall/contract/settings/limits'
import { sql, type RawBuilder, type SqlBool, type Updateable } from 'kysely'
import { COLUMNS } from '#platform/db/columns.gen.ts'
import type { Db } from '#platform/db/database.ts'
import type { Experts } from '#platform/db/tables.gen.ts'
import { nameOfUser } from '#platform/db/full-name.ts'

/** A person with their login, their vetting and what their gigs report. */
export type PersonRow = Omit<Awaited<ReturnType<typeof personRows>>[number], 'roles'> & { roles: Role[] }

/** By the id of a person, of their login, or of somebody who was merged into them. */
export async function find(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await findWhere(db, sql<SqlBool>`people.id = person_of(${id}::uuid)`)
  return row
}

/** The people behind these logins. */
export function findByLogins(db: Db, userIds: readonly string[]): Promise<PersonRow[]> {
  return findWhere(db, sql<SqlBool>`users.id = any(${[...userIds]}::uuid[])`)
}

/** These people, none who was merged into another. */
export function findAll(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  return findWhere(db, sql<SqlBool>`people.id = any(${[...ids]}::uuid[])`)
}

async function findWhere(db: Db, which: RawBuilder<SqlBool>): Promise<PersonRow[]> {
  const rows = await personRows(db, which)
  return rows.map((row) => ({ ...row, roles: row.roles.filter(isRole) }))
}

function personRows(db: Db, which: RawBuilder<SqlBool>) {
  return db
    .selectFrom('people')
    .leftJoin('users', 'users.person_id', 'people.id')
    .leftJoin('experts', 'experts.person_id', 'people.id')
    .leftJoin('expert_rates', (join) =>
      join
        .onRef('expert_rates.person_id', '=', 'experts.person_id')
        .onRef('expert_rates.rate_type', '=', 'experts.rate_type'),
    )
    .select(COLUMNS.people.map((column) => `people.${column}` as const))
    .select([...expertColumns])
    .select(['users.id as user_id', 'users.force_change_password', 'expert_rates.rate'])
    .select([...facts])
    .where('people.erased_at', 'is', null)
    .where(which)
    .execute()
}

const expertColumns = [
  'experts.status',
  'experts.status_changed_at',
  'experts.applied_at',
  'experts.invited_by',
  'experts.approved_at',
  'experts.rejected_at',
  'experts.rejected_by',
  'experts.rejected_reason',
  'experts.suspended_at',
  'experts.suspended_by',
  'experts.suspended_reason',
  'experts.demarcation',
  'experts.rate_type',
  'experts.is_past_fs',
  'experts.certify_obligation',
  'experts.is_available',
  'experts.rating_average',
  'experts.rating_count',
  'experts.reason_ids',
  'experts.reminded_at',
  'experts.resubmissions',
] as const

function namedUser(column: 'rejected_by' | 'suspended_by') {
  return nameOfUser(`experts.${column}`)
}

/** What the gigs report, the newest first. */
const gigs = sql<{ id: string; title: string; status: string }[]>`coalesce(
  (select jsonb_agg(jsonb_build_object('id', gig_id, 'title', gig_title, 'status', status) order by changed_at desc)
   from expert_gigs where person_id = people.id), '[]')`

function usersOfGigs(column: 'manager_ids' | 'shown_to', which = sql`true`) {
  return sql<
    string[]
  >`array(select distinct unnest(${sql.ref(column)}) from expert_gigs where person_id = people.id and ${which})`
}

/** Customers of level manage on the gigs that they are hired for now. */
const reachedBy = sql<string[]>`array(select m.user_id from expert_gigs g
  join gig_members m on m.gig_id = g.gig_id and m.type = 'customer' and m.status = 'active'
  join gig_permissions p on p.id = m.permission_id and p.value = 'manage'
  where g.person_id = people.id and g.status = 'Hired')`

/** What is told of a person beside their own columns. */
const facts = [
  sql<boolean>`experts.person_id is not null`.as('is_expert'),
  sql<boolean>`users.id is not null and users.password_hash is null`.as('is_linked_in'),
  sql<boolean>`coalesce(users.status = 'suspended', false)`.as('is_locked_out'),
  sql<boolean>`coalesce(users.status <> 'suspended' and users.email_verified_at is null, false)`.as(
    'is_invited',
  ),
  sql<string[]>`array(select role from user_roles where user_id = users.id)`.as('roles'),
  sql<boolean>`coalesce(experts.resubmissions, 0) < coalesce(
      (select (value #>> '{}')::int from settings where key = 'limit.resubmissions'), ${LIMITS.resubmissions.initial}) and
    not exists (select from reasons where id = any(experts.reason_ids) and not allow_resubmit)`.as(
    'may_resubmit',
  ),
  sql<string | null>`(select subject ->> 'email' from one_time_tokens where user_id = users.id
    and kind = 'change_email' and used_at is null and expires_at > now())`.as('pending_email'),
  sql<boolean>`exists (select from consents where user_id = users.id and kind = 'personal_data'
    and typed_name is not null)`.as('is_signature'),
  sql<
    string | null
  >`(select id from files where owner_person_id = people.id and kind = 'resume' and deleted_at is null
    order by created_at desc limit 1)`.as('resume_id'),
  namedUser('rejected_by').as('rejected_by_name'),
  namedUser('suspended_by').as('suspended_by_name'),
  sql<
    { id: string; name: string; text_required: boolean }[]
  >`coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'text_required', text_required)
      order by position) from reasons where id = any(experts.reason_ids)), '[]')`.as('reasons'),
  sql<
    string[]
  >`array(select items.name from expert_languages l join reference_items items on items.id = l.language_id
    where l.person_id = people.id order by items.name)`.as('languages_spoken'),
  gigs.as('gigs'),
  usersOfGigs('manager_ids').as('manager_ids'),
  usersOfGigs('manager_ids', sql`was_hired`).as('hired_by_ids'),
  usersOfGigs('shown_to').as('shown_to'),
  reachedBy.as('reached_by'),
] as const

/** Makes a person an expert, or an invited one New; leaves any other who is an expert already as they are. */
export async function start(db: Db, personId: string, at: Date): Promise<void> {
  await db
    .insertInto('experts')
    .values({ person_id: personId, status: 'New', status_changed_at: at })
    .onConflict((row) =>
      row
        .column('person_id')
        .doUpdateSet({ status: 'New', status_changed_at: at })
        .where('experts.status', '=', 'Invited'),
    )
    .execute()
}

/** Somebody whom staff would like to have. */
export async function invite(
  db: Db,
  { personId, by, at }: { personId: string; by: string; at: Date },
): Promise<void> {
  const invited = { status: 'Invited', status_changed_at: at, invited_by: by, invited_at: at }
  await db
    .insertInto('experts')
    .values({ person_id: personId, ...invited })
    .execute()
}

export async function update(db: Db, personId: string, change: Updateable<Experts>): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.updateTable('experts').set(change).where('person_id', '=', personId).execute()
}

export async function isExpert(db: Db, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('experts')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes that an Approved expert was sent their invitation; false when one went out after `before`. */
export async function noteInvited(
  db: Db,
  personId: string,
  { at, before }: { at: Date; before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('experts')
    .set({ reminded_at: at })
    .where('person_id', '=', personId)
    .where('status', '=', 'Approved')
    .where((row) => row.or([row('reminded_at', 'is', null), row('reminded_at', '<=', before)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The first save of a profile: New becomes Incomplete (PRODUCT 5.3.1). */
export async function begin(db: Db, personId: string, at: Date): Promise<void> {
  await db
    .updateTable('experts')
    .set({ status: 'Incomplete', status_changed_at: at })
    .where('person_id', '=', personId)
    .where('status', '=', 'New')
    .execute()
}

export async function putRate(db: Db, personId: string, type: string, rate: number | null): Promise<void> {
  await db
    .insertInto('expert_rates')
    .values({ person_id: personId, rate_type: type, rate })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'rate_type'])
        .doUpdateSet({ rate, version: sql`expert_rates.version + 1` }),
    )
    .execute()
}
