import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PastExpert, PastGig } from './earlier.ts'
import { fullName } from '#platform/db/full-name.ts'

export interface FactOfGig {
  id: string
  name: string
  type: GigKind
  owner_id: string
  published_at: Date | null
  closed_at: Date | null
  is_completed: boolean
  screening_questions: { id: string; kind: string; question: string }[]
}

export interface FactOfPerson {
  id: string
  user_id: string | null
  name: string
  approved_at: Date
}

/** The oldest projects: nobody of the story by name works on them. */
const PAST = 140 * 86_400_000

/** What the network knows of its projects and its approved experts; an account goes by its name before the @. */
export async function readFacts(db: Db) {
  const gigs = await sql<FactOfGig>`select gigs.id, gigs.name, type, owner_id, published_at, closed_at,
    screening_questions, exists (select from reasons r where r.id = any(gigs.reason_ids) and r.name = 'Completed')
      as is_completed from gigs order by closed_at`.execute(db)
  const people = await sql<FactOfPerson>`select p.id, u.id as user_id, e.approved_at,
      case when u.email like '%@demo.test' and u.email not like '%@experts.%'
        then split_part(u.email, '@', 1) else ${fullName('p')} end as name
    from people p join experts e on e.person_id = p.id left join users u on u.person_id = p.id
    where e.status = 'Approved' order by e.approved_at`.execute(db)
  return {
    gigs: new Map(gigs.rows.map((row) => [row.name, row])),
    people: new Map(people.rows.map((row) => [row.name, row])),
    pastGigs: gigs.rows.flatMap(pastOf),
    // The accounts have a story of their own.
    pastExperts: people.rows.flatMap(({ name, approved_at: approved }): PastExpert[] =>
      name.includes(' ') ? [{ name, approved }] : [],
    ),
  }
}

function pastOf({
  name,
  published_at: published,
  closed_at: closed,
  is_completed: isCompleted,
}: FactOfGig): PastGig[] {
  if (published === null || closed === null || Date.now() - closed.getTime() < PAST) return []
  return [{ name, published, closed, isCompleted }]
}

/** Everybody who declined chose a reason. */
export async function giveDeclines(db: Db): Promise<void> {
  await sql`with turn as (select id, row_number() over (order by created_at) as n from engagements
      where close_reason = 'declined')
    update engagements e set reason_ids = array[r.id] from turn join reasons r on r.kind = 'decline'
      and r.name = (array['Not available', 'Rate too low', 'Not available', 'Not my field', 'Timeline'])[1 + turn.n % 5]
    where e.id = turn.id`.execute(db)
}
