import type { Role } from '@guildhall/contract/access'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { CALLS_OF_EVENTS, type Subject } from './pages.ts'

/** Something that a page shows, for those who may see it, from this moment on. */
interface Thing {
  id: string
  since: Date
}

export interface DemoUser {
  id: string
  /** Which of the accounts, from the first. */
  place: number
  role: Role
  since: Date
  things: Record<Subject, readonly Thing[]>
}

interface Deed {
  user: DemoUser
  call: EndpointSpec
  id: string
  at: Date
}

interface Row {
  id: string
  at: Date
  user_id: string | null
}

/** Who works with the portal, what each of them may open, and what they have done. */
export async function readWorld(
  db: Db,
  roles: ReadonlyMap<string, Role | undefined>,
): Promise<{ users: readonly DemoUser[]; deeds: readonly Deed[] }> {
  const rows = await readRows(db)
  const users = [...roles].flatMap(([id, role], place): DemoUser[] => {
    const login = rows.logins.find((row) => row.id === id)
    if (login === undefined || role === undefined) return []
    const own = [...rows.gigs, ...rows.members].filter((row) => row.user_id === id)
    const gig = (role === 'growth_experts_admin' ? rows.gigs : own).map(thingOf)
    const self = [{ id: login.user_id ?? id, since: login.at }]
    return [{ id, place, role, since: login.at, things: { expert: rows.experts.map(thingOf), gig, self } }]
  })
  const byId = new Map(users.map((user) => [user.id, user]))
  const deeds = rows.deeds.flatMap(({ kind, id, at, user_id: userId }) => {
    const [user, call] = [byId.get(userId ?? ''), CALLS_OF_EVENTS[kind]]
    return user === undefined || call === undefined ? [] : [{ user, call, id, at }]
  })
  return { users, deeds }
}

function thingOf({ id, at }: Row): Thing {
  return { id, since: at }
}

async function readRows(db: Db) {
  const logins = await sql<Row>`select id, person_id as user_id, created_at as at from users`.execute(db)
  const experts = await sql<Row>`select person_id as id, null as user_id, approved_at as at from experts
    where status = 'Approved'`.execute(db)
  const gigs = await sql<Row>`select id, owner_id as user_id, created_at as at from gigs`.execute(db)
  const members =
    await sql<Row>`select m.gig_id as id, m.user_id, greatest(m.created_at, g.published_at) as at
    from gig_members m join gigs g on g.id = m.gig_id
    where m.status = 'active' and (m.type = 'contributor' or g.published_at is not null)`.execute(db)
  const deeds = await sql<Row & { kind: string }>`select kind, subject_id as id, actor_id as user_id,
    created_at as at from domain_events where subject_id is not null order by created_at`.execute(db)
  return {
    logins: logins.rows,
    experts: experts.rows,
    gigs: gigs.rows,
    members: members.rows,
    deeds: deeds.rows,
  }
}
