import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const STAFF = ['admin', 'manager', 'hr']
const OTHERS = ['expert', 'expert2', 'incomplete', 'customer']
const IDENTITIES = [...STAFF, ...OTHERS]

// Of a project that is published, of staff, of whoever was put forward for a project, and of whoever made or changed
// one (the favorites name them, spec 002 §3), more is told.
const ONLY: Readonly<Record<string, RawBuilder<unknown>>> = {
  gigs: sql`it.status = 'Draft'`,
  people: sql`exists (select from experts e where e.person_id = it.id)
    and not exists (select from engagements e where e.person_id = it.id)
    and not exists (select from users u join gigs on u.id in (gigs.created_by, gigs.updated_by)
      where u.person_id = it.id)`,
  users: sql`exists (select from experts e where e.person_id = it.person_id)`,
  // Whoever began a job reads what became of each of its items.
  job_items: sql`not exists (select from jobs j join users u on u.id = j.user_id
    where j.id = it.job_id and u.email = any(${addressesOf(IDENTITIES)}::text[]))`,
}

/** What everybody may know of whoever runs projects (PRODUCT 5.2 row 13a), and which rows of `it` are theirs. */
export const FACE = {
  columns: ['first_name', 'last_name', 'job_title', 'bio'],
  shown: sql`exists (select from users u join user_roles r on r.user_id = u.id
    where u.person_id = it.id and r.role in ('growth_experts_admin', 'growth_experts_manager'))`,
}

/**
 * The rows of a table, as `it`, that have to do with none of the logins that ask: neither with them themselves nor with
 * their work, their projects and whoever is put forward for those. `logins`: ids of further ones that ask. What staff may read of strangers they may read of all.
 */
export async function strangersTo(db: Db, readers: 'staff' | 'nobody', logins: readonly string[] = []) {
  const emails = addressesOf(readers === 'staff' ? OTHERS : IDENTITIES)
  const { rows } = await sql<{ id: string }>`
    with own as (select id, person_id from users where email = any(${emails}::text[]) or id = any(${[...logins]}::uuid[])),
      theirs as (select e.id, e.gig_id from engagements e join own using (person_id)),
      joined as (select gig_id as id from gig_members m join own on own.id = m.user_id
        union select id from gigs where owner_id in (select id from own)),
      beside as (select id, person_id from engagements where gig_id in (select id from joined))
    select id from own union select person_id from own
    union select id from theirs union select gig_id from theirs
    union select id from joined
    union select id from beside union select person_id from beside
    union select id from agreements where person_id in (select person_id from own)
      or engagement_id in (select id from theirs union select id from beside)`.execute(db)
  const known = rows.map(({ id }) => `%${id}%`)
  return (table: string) => sql`it::text not like all(${known}::text[]) and ${ONLY[table] ?? sql`true`}`
}

function addressesOf(names: readonly string[]): string[] {
  return names.map((name) => `${name}@demo.test`)
}
