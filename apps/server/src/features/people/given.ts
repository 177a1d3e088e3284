import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { DEMO_CONTACTS } from './demo-contacts.ts'
import type { GivenNote } from './note-store.ts'
import * as store from './store.ts'

export interface GivenPerson {
  firstName?: string
  lastName?: string
  /** null: none. */
  email?: string | null
  phone?: { iso: string; code: string; number: string }
  linkedInUrl?: string
  hearAboutUs?: string
  referralName?: string
  twitterHandle?: string
  bio?: string
  jobTitle?: string
  location?: string
  nationality?: string
  yearsOfExperience?: number
  companyId?: string
  at?: Date
}

let count = 0

/** A person for tests and the demo network. */
export function person(db: Db, given: GivenPerson = {}): Promise<store.PersonRow> {
  return store.insert(db, columnsOf(given))
}

/** Many at once, in the order given. */
export async function persons(db: Db, given: readonly GivenPerson[]): Promise<store.PersonRow[]> {
  if (given.length === 0) return []
  return db
    .insertInto('people')
    .values(given.map((one) => columnsOf(one)))
    .returningAll()
    .execute()
}

function columnsOf(given: GivenPerson) {
  count += 1
  const at = given.at ?? new Date()
  return {
    first_name: given.firstName ?? 'Robin',
    last_name: given.lastName ?? `Sample ${count}`,
    email: given.email === null ? null : (given.email ?? `person-${process.pid}-${count}@example.test`),
    phone_country_iso: given.phone?.iso ?? null,
    phone_country_code: given.phone?.code ?? null,
    phone_number: given.phone?.number ?? null,
    linked_in_url: given.linkedInUrl ?? null,
    hear_about_us: given.hearAboutUs ?? null,
    referral_name: given.referralName ?? null,
    twitter_handle: given.twitterHandle ?? null,
    bio: given.bio ?? null,
    job_title: given.jobTitle ?? null,
    location: given.location ?? null,
    nationality: given.nationality ?? null,
    years_of_experience: given.yearsOfExperience ?? null,
    company_id: given.companyId ?? null,
    created_at: at,
    updated_at: at,
  }
}

/** Since when people are known, and when they were changed last. */
export async function agedPeople(
  db: Db,
  rows: readonly { id: string; created_at: Date; updated_at: Date }[],
): Promise<void> {
  await sql`update people set created_at = g.created_at, updated_at = g.updated_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, created_at timestamptz, updated_at timestamptz)
    where people.id = g.id`.execute(db)
}

/** Notes of staff, in the order given. */
export async function notes(db: Db, given: readonly GivenNote[]): Promise<void> {
  if (given.length === 0) return
  await db
    .insertInto('person_notes')
    .values(
      given.map(({ personId, authorId, note, at }) => ({
        person_id: personId,
        author_id: authorId,
        note,
        created_at: at,
      })),
    )
    .execute()
}

const DAY = 86_400_000

/** Contacts at customer companies, a few of them twice, with what staff noted about them. */
export async function lateDemo(db: Db, { now }: { now: Date }): Promise<void> {
  const { companyIds, authorIds } = await customersAndStaff(db)
  const added = await persons(
    db,
    DEMO_CONTACTS.map(({ company, days, note: _note, ...contact }) => {
      const companyId = companyIds[company % companyIds.length]
      return {
        ...contact,
        at: new Date(now.getTime() - days * DAY),
        ...(companyId === undefined ? {} : { companyId }),
      }
    }),
  )
  const noted = DEMO_CONTACTS.flatMap(({ note, days }, index) => {
    const personId = added[index]?.id
    const at = new Date(now.getTime() - (days / 2) * DAY)
    const authorId = authorIds[index % authorIds.length] ?? null
    return note === undefined || personId === undefined ? [] : [{ personId, authorId, note, at }]
  })
  await notes(db, noted)
}

/** Who belongs to which company: people by their id or their address, companies by their name. */
export async function belongsTo(
  db: Db,
  links: readonly { id: string | null; email: string | null; company: string }[],
): Promise<void> {
  await sql`update people set company_id = c.id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as g(id uuid, email text, company text)
      join companies c on c.name = g.company
    where people.id = g.id or people.email = g.email`.execute(db)
}

/** The companies for which there are projects, and who keeps in touch with them. */
async function customersAndStaff(db: Db) {
  const companies = await db
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', db.selectFrom('gigs').select('company_id').where('company_id', 'is not', null))
    .orderBy('name')
    .execute()
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', ['admin@demo.test', 'manager@demo.test', 'hr@demo.test'])
    .orderBy('email')
    .execute()
  return { companyIds: companies.map(({ id }) => id), authorIds: staff.map(({ id }) => id) }
}
