import { isRole, PERMISSIONS, type Grant, type Permission, type Role } from '@guildhall/contract/access'
import { sql, type Insertable, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/database.ts'
import type { SecurityEvents, Users } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'

/** A login with its person, roles and what these roles were granted. */
export type Account = Omit<Awaited<ReturnType<typeof accountRows>>[number], 'roles' | 'grants'> & {
  roles: Role[]
  grants: Grant[]
}

export type AccountKey = { id: string } | { email: string }

export async function find(db: Db, key: AccountKey): Promise<Account | undefined> {
  const [row] = await accountRows(db, key)
  return row === undefined ? undefined : { ...row, roles: rolesOf(row.roles), grants: grantsOf(row.grants) }
}

function accountRows(db: Db, key: AccountKey) {
  const rows = db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .leftJoin('experts', 'experts.person_id', 'users.person_id')
    .select([
      'users.id',
      'users.person_id',
      'users.email',
      'users.password_hash',
      'users.email_verified_at',
      'users.force_change_password',
      'users.theme',
      'users.timezone',
      'users.status',
      'users.mfa_enabled_at',
      'users.erasure_due_at',
      'people.first_name',
      'people.last_name',
      'people.photo_file',
      'people.phone_country_iso',
      'people.phone_country_code',
      'people.phone_number',
      'people.linked_in_url',
      'people.hear_about_us',
      'people.referral_name',
      'people.bio',
      'people.job_title',
      'people.location',
      'experts.status as expert_status',
    ])
    .select((row) => [
      rolesColumn,
      jsonArrayFrom(row.selectFrom('role_grants').select(['role', 'permission'])).as('grants'),
    ])
  return (
    'id' in key ? rows.where('users.id', '=', key.id) : rows.where('users.email', '=', key.email)
  ).execute()
}

/** The roles of the row of `users` at hand. */
export const rolesColumn = sql<string[]>`array(select role from user_roles where user_id = users.id)`.as(
  'roles',
)

export function rolesOf(names: readonly string[]): Role[] {
  return names.filter(isRole)
}

export function grantsOf(rows: readonly { role: string; permission: string }[]): Grant[] {
  return rows.flatMap(({ role, permission }) =>
    isRole(role) && isPermission(permission) ? [{ role, permission }] : [],
  )
}

function isPermission(name: string): name is Permission {
  return PERMISSIONS.some((permission) => permission === name)
}

/** Nobody else takes an address from here to the end of the transaction of `db`; whether it has no account yet. */
export async function isFree(db: Db, email: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(db)
  const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return taken === undefined
}

/** Adds a login with its roles; answers its id. */
export async function insert(
  db: Db,
  { user, roles }: { user: Insertable<Users>; roles: readonly Role[] },
): Promise<string> {
  // A login has the id of its person: /users/{id} and /people/{id} name the same one.
  const login = { id: user.person_id, ...user }
  const { id } = await db.insertInto('users').values(login).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: id, role })))
    .execute()
  return id
}

export async function addRole(db: Db, userId: string, role: Role): Promise<void> {
  await db
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** The roles of an account that nobody has proven yet. */
export async function replaceRoles(db: Db, userId: string, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', userId).execute()
  for (const role of roles) await addRole(db, userId, role)
}

/** Gives an account whose address nobody had proven its password; false when somebody has. */
export async function openUnverified(
  db: Db,
  id: string,
  { hash, at }: { hash: string; at: Date },
): Promise<boolean> {
  const opened = await db
    .updateTable('users')
    .set({
      password_hash: hash,
      force_change_password: false,
      email_verified_at: at,
      updated_at: at,
      version: nextVersion,
    })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return opened !== undefined
}

/** Nobody else changes what belongs to this login until the transaction of `db` ends. */
export async function lock(db: Db, id: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
}

/** Whether there is an admin who can sign in. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('role', '=', 'growth_experts_admin')
    .where('email_verified_at', 'is not', null)
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function update(db: Db, id: string, change: Updateable<Users>): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

export async function recordEvent(db: Db, event: Insertable<SecurityEvents>): Promise<void> {
  await db.insertInto('security_events').values(event).execute()
}

export interface Consent {
  userId: string
  kind: string
  version: string
  textHash: string
  typedName: string | null
  ip: string | null
  userAgent: string | null
  at: Date
}

/** When somebody last put their name under these words. */
export async function lastSignedConsent(
  db: Db,
  { userId, kind, version }: Pick<Consent, 'userId' | 'kind' | 'version'>,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('consents')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('typed_name', 'is not', null)
    .orderBy('accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.accepted_at
}

export async function insertConsent(db: Db, consent: Consent): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      user_id: consent.userId,
      kind: consent.kind,
      version: consent.version,
      text_hash: consent.textHash,
      typed_name: consent.typedName,
      ip: consent.ip,
      user_agent: consent.userAgent,
      accepted_at: consent.at,
    })
    .execute()
}
