import type { Db } from '#platform/db/database.ts'

/** Users who review applications: admins and HR. */
export async function reviewers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('status', '=', 'active')
    .where((row) =>
      row.exists(
        row
          .selectFrom('user_roles')
          .select('role')
          .whereRef('user_id', '=', 'users.id')
          .where('role', 'in', ['growth_experts_admin', 'growth_experts_hr_generalist']),
      ),
    )
    .orderBy('users.id')
    .execute()
  return rows.map(({ id }) => id)
}
