import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { People } from '#platform/db/tables.gen.ts'
import { nextVersion } from '#platform/db/version.ts'

export type PersonRow = Selectable<People>

export function insert(db: Db, person: Insertable<People>): Promise<PersonRow> {
  return db.insertInto('people').values(person).returningAll().executeTakeFirstOrThrow()
}

export function find(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function update(db: Db, id: string, change: Updateable<People>): Promise<void> {
  await db
    .updateTable('people')
    .set({ ...change, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Nobody else changes this person, or what belongs to them, until the transaction ends. */
export async function lock(db: Db, id: string): Promise<void> {
  await db.selectFrom('people').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function replacePhoto(db: Db, id: string, photo: string | null): Promise<string | null> {
  const before = await db
    .selectFrom('people')
    .select('photo_file')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  await db
    .updateTable('people')
    .set({ photo_file: photo, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  return before?.photo_file ?? null
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('people').where('id', '=', id).execute()
}

/** Somebody of this address without a login and without an expert's profile; the one known longest. */
export async function findContact(db: Db, email: string): Promise<PersonRow | undefined> {
  await claim(db, email)
  return db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email)
    .where(sql<boolean>`not exists (select from users where person_id = people.id)
      and not exists (select from experts where person_id = people.id)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Whether another person, or their login, has this address. */
export async function isEmailUsed(db: Db, email: string, exceptPersonId: string | null): Promise<boolean> {
  await claim(db, email)
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from people where email = ${email} and id is distinct from ${exceptPersonId}) or
    exists (select from users where email = ${email} and person_id is distinct from ${exceptPersonId}) as used`.execute(
    db,
  )
  return rows[0]?.used === true
}

/**
 * Whoever asks for an address or a number inside a transaction has it to themselves until the end: two who ask at the same
 * moment come one after the other, and the second sees what the first wrote. Contacts and logins share addresses, and
 * people who are one may share both until they are merged, so no index can say this.
 */
async function claim(db: Db, addressOrNumber: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${addressOrNumber}, 0))`.execute(db)
}

/** Whether another person has this number; `number` without the dialling code, digits only. */
export async function isPhoneUsed(
  db: Db,
  phone: { code: string; number: string },
  exceptPersonId: string | null,
): Promise<boolean> {
  await claim(db, `${phone.code} ${phone.number}`)
  const { rows } = await sql<{ used: boolean }>`select exists (select from people
    where phone_number = ${phone.number} and phone_country_code = ${phone.code}
      and id is distinct from ${exceptPersonId}) as used`.execute(db)
  return rows[0]?.used === true
}

export async function countEmployees(db: Db, companyId: string): Promise<number> {
  const { total } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return total
}

/** Their version counts up: a form that is open meanwhile names a company that is gone. */
export async function moveEmployees(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await db
    .updateTable('people')
    .set({ company_id: into, version: nextVersion, updated_at: sql`now()` })
    .where('company_id', '=', from)
    .execute()
}
