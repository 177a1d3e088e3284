import { sql, type RawBuilder } from 'kysely'
import { visibleExperts } from '#features/experts/lists/service.ts'
import { visibleGigs } from '#features/gigs/service.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { fullName } from '#platform/db/full-name.ts'

const KINDS = ['gigs', 'people', 'engagements', 'companies'] as const
type Kind = (typeof KINDS)[number]
type Asked = Readonly<Record<Kind, string[]>>

/**
 * What rows of the log are about, by the names that their reader may see now; erased people have none. One statement,
 * since it comes with every page of the log, and none without ids.
 */
export async function logNames({ db, actor }: SignedIn, ids: Asked): Promise<Map<string, string>> {
  const questions = questionsOf(actor)
  const asked = KINDS.filter((kind) => ids[kind].length > 0).map((kind) =>
    questions[kind](sql`any(${[...new Set(ids[kind])]}::uuid[])`),
  )
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`${sql.join(asked, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** For each kind, how to ask for the names of these ids. */
function questionsOf(actor: Actor): Record<Kind, (wanted: RawBuilder<unknown>) => RawBuilder<unknown>> {
  const seen = sql`select gigs.id from gigs where ${visibleGigs(actor)}`
  const person = actor.permissions.includes('CAN_SEE_ADMIN_PEOPLE_LIST')
    ? sql`p.erased_at is null`
    : sql`p.erased_at is null and p.id in (select e.person_id from experts e where ${visibleExperts(actor)})`
  return {
    gigs: (wanted) => sql`select gigs.id, gigs.name from gigs
      where gigs.id = ${wanted} and ${visibleGigs(actor)}`,
    // The address of a profile names the person, or their login.
    people: (
      wanted,
    ) => sql`select p.id, ${fullName('p')} as name from people p where p.id = ${wanted} and ${person}
      union all select u.id, ${fullName('p')} as name from users u join people p on p.id = u.person_id
        where u.id = ${wanted} and ${person}`,
    engagements: (wanted) => sql`select e.id, ${fullName('p')} || ' (' || g.name || ')' as name
      from engagements e join people p on p.id = e.person_id join gigs g on g.id = e.gig_id
      where e.id = ${wanted} and p.erased_at is null and e.gig_id in (${seen})`,
    companies: (wanted) => sql`select id, name from companies where id = ${wanted}`,
  }
}
