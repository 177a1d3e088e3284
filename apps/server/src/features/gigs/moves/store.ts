import { sql } from 'kysely'
import { isAtWork } from '#features/gigs/visible.ts'
import type { Db } from '#platform/db/database.ts'

/** Users who administer the portal and may sign in. */
export async function admins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('role', '=', 'growth_experts_admin')
    .where('users.status', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

/** Users who work on a gig. */
export async function contributors(db: Db, gigId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gig_members')
    .innerJoin('users as u', 'u.id', 'gig_members.user_id')
    .select('user_id')
    .where('gig_id', '=', gigId)
    .where('gig_members.status', '=', 'active')
    .where('type', '=', 'contributor')
    .where(isAtWork)
    .execute()
  return rows.map(({ user_id: id }) => id)
}

/** The customers of a gig, and what they may do there. */
export function customers(db: Db, gigId: string): Promise<{ user_id: string; level: number }[]> {
  return db
    .selectFrom('gig_members')
    .innerJoin('gig_permissions', 'gig_permissions.id', 'gig_members.permission_id')
    .select(['gig_members.user_id', 'gig_permissions.level'])
    .where('gig_members.gig_id', '=', gigId)
    .where('gig_members.type', '=', 'customer')
    .where('gig_members.status', '=', 'active')
    .execute()
}

/** Whether somebody has handed in what a deliverable kind is about. */
export async function hasDeliverable(db: Db, gigId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from gig_files
    where gig_id = ${gigId} and is_deliverable and deleted_at is null) as found`.execute(db)
  return rows[0]?.found === true
}
