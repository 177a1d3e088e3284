import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

export { takeBack } from './deletion.ts'
export { addContact } from './directory.ts'
export { duplicatesOf } from './duplicates.ts'
export type { PeopleDeps } from './deps.ts'
export { addOfDecision } from './notes.ts'
export { readPhone, requireInternationalPhone, requirePhone } from './phone.ts'
export type { GivenNote } from './note-store.ts'
export type { Merge, PersonHolder } from './references.ts'
export { twinOf } from './twin-store.ts'

export type Person = store.PersonRow

export interface NewPerson {
  firstName: string
  lastName: string
  /** In lower case. */
  email: string | null
  referralName?: string | null
}

/** Adds a person; the internal code (P-000123) is given by the database. */
export function add(db: Db, person: NewPerson): Promise<Person> {
  return store.insert(db, {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    referral_name: person.referralName ?? null,
  })
}

export async function rename(
  db: Db,
  id: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await store.update(db, id, { first_name: name.firstName, last_name: name.lastName })
}

export type PersonChange = Omit<Parameters<typeof store.update>[2], 'id' | 'version'>

/** Changes a person and counts up their version. */
export function change(db: Db, id: string, changed: PersonChange): Promise<void> {
  return store.update(db, id, changed)
}

/** Whoever writes to a person, or to what belongs to them, comes one after the other. */
export function lock(db: Db, id: string): Promise<void> {
  return store.lock(db, id)
}

/**
 * Names the stored picture of a person (null: the default one) and returns the one before. Their version stays: a form
 * that is open meanwhile can still be saved.
 */
export function replacePhoto(db: Db, id: string, photo: string | null): Promise<string | null> {
  return store.replacePhoto(db, id, photo)
}

/** A contact of this address, who may get a login or apply; undefined when there is none, or they have one already. */
export function contactOf(db: Db, email: string): Promise<Person | undefined> {
  return store.findContact(db, email)
}

/** Whether another person, or their login, has this address. */
export function isEmailUsed(db: Db, email: string, exceptPersonId: string | null): Promise<boolean> {
  return store.isEmailUsed(db, email, exceptPersonId)
}

/** Whether another person has this number; `number` without the dialling code, digits only. */
export function isPhoneUsed(
  db: Db,
  phone: { code: string; number: string },
  exceptPersonId: string | null,
): Promise<boolean> {
  return store.isPhoneUsed(db, phone, exceptPersonId)
}

/** Whoever belongs to a company: how many they are, and that they belong to another one from now on. */
export const employees = {
  count: async (db: Db, companyId: string) => [
    { kind: 'people' as const, count: await store.countEmployees(db, companyId) },
  ],
  move: ({ db }: { db: Db }, change: { from: string; into: string }) => store.moveEmployees(db, change),
}
