import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Nobody acts without signing in: the last sign-in is no older than the last action. */
export async function lateDemo(db: Db): Promise<void> {
  await sql`update users set last_sign_in_at = greatest(last_sign_in_at, deeds.latest - interval '10 minutes')
    from (select actor_id as id, max(created_at) as latest
        from (select actor_id, created_at from domain_events
          union all select user_id, created_at from activity_logs
          union all select created_by, created_at from feedback
          union all select author_id, created_at from gig_comments) all_deeds
        where actor_id is not null group by actor_id) deeds
    where users.id = deeds.id and last_sign_in_at is not null`.execute(db)
}
