import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface Hired {
  gigId: string
  userId: string
}

/** An expert who is hired works on the gig: a contributor in the role `expert` of its kind, unless they are one already. */
export async function addExpert(
  db: Db,
  { gigId, userId, addedBy, at }: Hired & { addedBy: string | null; at: Date },
): Promise<void> {
  await sql`insert into gig_members (gig_id, user_id, type, role_id, added_by, created_at)
    select gigs.id, ${userId}, 'contributor', gig_roles.id, ${addedBy}, ${at}
    from gigs join gig_roles on gig_roles.kind = gigs.type and gig_roles.slug = 'expert'
    where gigs.id = ${gigId}
    on conflict (gig_id, user_id) do nothing`.execute(db)
}

/** Their work has ended. Another role on the gig stays. */
export async function removeExpert(db: Db, { gigId, userId }: Hired): Promise<void> {
  await sql`delete from gig_members using gig_roles
    where gig_members.gig_id = ${gigId} and gig_members.user_id = ${userId}
      and gig_roles.id = gig_members.role_id and gig_roles.slug = 'expert'`.execute(db)
}
