import type { Permission, Role } from '@guildhall/contract/access'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { grantsOf } from './store.ts'

export async function replaceRoles(db: Db, userId: string, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', userId).where('role', 'not in', roles).execute()
  await db
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removals of administrators run one after the other. */
export async function lockAdmins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7310530)`.execute(db)
}

/** Whether another administrator can sign in. */
export async function hasOtherAdmin(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('role', '=', 'growth_experts_admin')
    .where('users.id', '<>', userId)
    .where('status', '=', 'active')
    .where('email_verified_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function grants(db: Db) {
  return grantsOf(await db.selectFrom('role_grants').select(['role', 'permission']).execute())
}

export async function putGrant(
  db: Db,
  grant: { role: Role; permission: Permission; isGranted: boolean; by: string; at: Date },
): Promise<void> {
  const { role, permission } = grant
  if (grant.isGranted) {
    const row = { role, permission, granted_by: grant.by, granted_at: grant.at }
    await db
      .insertInto('role_grants')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db.deleteFrom('role_grants').where('role', '=', role).where('permission', '=', permission).execute()
  }
}

export async function holders(db: Db, role: Role): Promise<string[]> {
  const rows = await db.selectFrom('user_roles').select('user_id').where('role', '=', role).execute()
  return rows.map((row) => row.user_id)
}
