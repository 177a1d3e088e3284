import type { Availability, KeptAvailability } from '@guildhall/contract/work/calendar'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Of whom this is the id: of the person, or of their login. */
export async function personOf(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from people where id = ${id}
    union all select person_id from users where id = ${id} limit 1`.execute(db)
  return rows[0]?.id
}

/** What somebody said of their week; undefined where they said nothing. */
export async function find(db: Db, personId: string): Promise<KeptAvailability | undefined> {
  const { rows } = await sql<KeptAvailability>`select timezone, weekly, days_off::text[] as days_off, version
    from availability where person_id = ${personId}`.execute(db)
  return rows[0]
}

/** The same of many, by person. */
export async function ofAll(db: Db, personIds: readonly string[]): Promise<Map<string, Availability>> {
  const { rows } = await sql<Availability & { person_id: string }>`select person_id, timezone, weekly,
    days_off::text[] as days_off from availability where person_id = any(${[...personIds]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ person_id: id, ...free }) => [id, free]))
}

/** The time zone of their login, where they said nothing of their week. */
export async function zoneOf(db: Db, personId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('timezone')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.timezone ?? 'UTC'
}

/** Of the person, until the transaction ends: of two who save at once the second finds what the first has saved. */
export async function lock(db: Db, personId: string): Promise<void> {
  await sql`select from people where id = ${personId} for update`.execute(db)
}

/** The version after it. */
export async function save(
  db: Db,
  personId: string,
  { timezone, weekly, days_off }: Availability,
  at: Date,
): Promise<number> {
  const row = { timezone, weekly: JSON.stringify(weekly), days_off, updated_at: at }
  const { version } = await db
    .insertInto('availability')
    .values({ person_id: personId, ...row })
    .onConflict((one) =>
      one.column('person_id').doUpdateSet({ ...row, version: sql<number>`availability.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Which address of somebody's calendar is the one that holds: the first, the second. */
export async function generationOf(db: Db, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('generation')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.generation
}

export async function setFeed(
  db: Db,
  userId: string,
  { generation, hash, at }: { generation: number; hash: Buffer; at: Date },
): Promise<void> {
  const row = { generation, token_hash: hash, updated_at: at }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...row })
    .onConflict((one) => one.column('user_id').doUpdateSet(row))
    .execute()
}

/** Whose calendar this address shows; nobody's once they may not sign in any more. */
export async function readerOf(
  db: Db,
  hash: Buffer,
): Promise<{ userId: string; personId: string } | undefined> {
  const { rows } = await sql<{ userId: string; personId: string }>`select users.id as "userId",
    users.person_id as "personId" from calendar_feeds feed join users on users.id = feed.user_id
    where feed.token_hash = ${hash} and users.status = 'active'`.execute(db)
  return rows[0]
}
