import { sql, type RawBuilder } from 'kysely'
import { visibleExperts } from '#features/experts/lists/service.ts'
import { visibleGigs } from '#features/gigs/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { fullName } from '#platform/db/full-name.ts'

type Asked = Readonly<Record<'gigs' | 'people' | 'engagements' | 'companies', string[]>>

/** What rows of the log are about, by the names that their reader may see now; erased people have none. */
export async function logNames({ db, actor }: SignedIn, ids: Asked): Promise<Map<string, string>> {
  const seen = sql`select gigs.id from gigs where ${visibleGigs(actor)}`
  const seesAll = actor.permissions.includes('CAN_SEE_ADMIN_PEOPLE_LIST')
  const person = seesAll
    ? sql`true`
    : sql`p.id in (select e.person_id from experts e where ${visibleExperts(actor)})`
  const known = await Promise.all([
    named(
      db,
      ids.gigs,
      (wanted) => sql`select gigs.id, gigs.name from gigs
      where gigs.id = any(${wanted}::uuid[]) and ${visibleGigs(actor)}`,
    ),
    // The address of a profile names the person, or their login.
    named(
      db,
      ids.people,
      (wanted) => sql`select given.id, ${fullName('p')} as name
      from unnest(${wanted}::uuid[]) as given(id) left join users u on u.id = given.id
      join people p on p.id = coalesce(u.person_id, given.id) where p.erased_at is null and ${person}`,
    ),
    named(
      db,
      ids.engagements,
      (wanted) => sql`select e.id, ${fullName('p')} || ' (' || g.name || ')' as name
      from engagements e join people p on p.id = e.person_id join gigs g on g.id = e.gig_id
      where e.id = any(${wanted}::uuid[]) and p.erased_at is null and e.gig_id in (${seen})`,
    ),
    named(
      db,
      ids.companies,
      (wanted) => sql`select id, name from companies where id = any(${wanted}::uuid[])`,
    ),
  ])
  return new Map(known.flat())
}

async function named(
  db: Db,
  ids: readonly string[],
  question: (wanted: string[]) => RawBuilder<unknown>,
): Promise<[string, string][]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; name: string }>`${question([...new Set(ids)])}`.execute(db)
  return rows.map(({ id, name }) => [id, name])
}
