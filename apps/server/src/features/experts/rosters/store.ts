import { sql } from 'kysely'
import type { Reader } from '#features/experts/policy.ts'
import { visibleExperts } from '#features/experts/lists/visible.ts'
import type { Db } from '#platform/db/database.ts'

/** The rosters of somebody with how many of their experts they may see, by name. */
export function all(db: Db, owner: Reader) {
  return own(db, owner).orderBy('rosters.name').execute()
}

export function find(db: Db, owner: Reader, id: string) {
  return own(db, owner).where('rosters.id', '=', id).executeTakeFirst()
}
export type RosterRow = NonNullable<Awaited<ReturnType<typeof find>>>

function own(db: Db, owner: Reader) {
  return db
    .selectFrom('rosters')
    .select(['rosters.id', 'rosters.name', 'rosters.created_at'])
    .select((row) =>
      sql<number>`(select count(*)::int from roster_experts x join experts e on e.person_id = x.person_id
        where x.roster_id = ${row.ref('rosters.id')} and ${visibleExperts(owner)})`.as('count'),
    )
    .where('rosters.owner_id', '=', owner.userId)
}

/** Rosters of one person come one after the other: their number and their names are counted before. */
export async function lock(db: Db, ownerId: string): Promise<void> {
  await sql`select id from users where id = ${ownerId} for no key update`.execute(db)
}

export async function isNameTaken(db: Db, ownerId: string, name: string, but: string | null) {
  const found = await db
    .selectFrom('rosters')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`fold(name) = fold(${name})`)
    .$if(but !== null, (rows) => rows.where('id', '!=', but))
    .executeTakeFirst()
  return found !== undefined
}

export async function insert(db: Db, row: { owner_id: string; name: string; created_at: Date }) {
  const { id } = await db.insertInto('rosters').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function rename(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('rosters').set({ name }).where('id', '=', id).execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('rosters').where('id', '=', id).execute()
}

/** How many of them were not on it. */
export async function add(db: Db, id: string, people: readonly string[], at: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into roster_experts (roster_id, person_id, added_at)
    select ${id}, person, ${at} from unnest(${people}::uuid[]) person on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** How many of them were on it. */
export async function take(db: Db, id: string, people: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from roster_experts where roster_id = ${id} and person_id = any(${people}::uuid[])`.execute(db)
  return Number(numAffectedRows)
}
