import { sql } from 'kysely'
import { events } from '#features/activity/given.ts'
import { DEMO_ACCOUNTS, signedNotices, user, users, type GivenUser } from '#features/accounts/given.ts'
import { companies } from '#features/companies/given.ts'
import { notes } from '#features/people/given.ts'
import * as people from '#features/people/service.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ExpertGigs } from '#platform/db/tables.gen.ts'
import { biographyOf, type Biography } from './demo/biography.ts'
import { HOMES } from './demo/countries.ts'
import { readNames } from './demo/names.ts'
import { ACCOUNT_FIELDS, ACCOUNT_SKILLS, PEOPLE } from './demo/people.ts'
import { course, notesOn, spread, stepsOf } from './demo/traces.ts'
import { vettingOf, type Vetting } from './demo/vetting.ts'
import { insert, writeSections, type Written } from './demo/write.ts'

export interface GivenExpert extends GivenUser {
  /** His vetting; Approved unless given. */
  expertStatus?: string
  /** Columns of his vetting that a test cares about. */
  vetting?: Partial<Vetting>
  biography?: Biography
}

export interface GivenLogin {
  /** Of the person, and of the login. */
  id: string
  email: string
}

/** An expert with a login, for tests; the sections of his profile only with a biography. */
export async function expert(db: Db, given: GivenExpert = {}): Promise<GivenLogin> {
  const { expertStatus: status = 'Approved', vetting, biography, ...login } = given
  const account = await user(db, login)
  const row = vettingOf({
    personId: account.person_id,
    status,
    biography,
    at: given.at ?? new Date(),
    admins: [],
  })
  await insert(db, 'experts', [{ ...row, ...vetting }])
  if (biography !== undefined) await write(db, [{ personId: account.person_id, biography }])
  return { id: account.person_id, email: account.email }
}

/** Many approved experts with full profiles: one for each country and field, each of another seed. */
export async function experts(
  db: Db,
  given: readonly { firstName: string; lastName: string; country: string; field: string; seed: number }[],
): Promise<void> {
  const lives = given.map((one) => ({ ...one, biography: biographyOf(one.country, one.field, one.seed) }))
  const added = await users(
    db,
    lives.map(({ biography, country, firstName, lastName, seed }) => ({
      firstName,
      lastName,
      email: `expert-${seed}@bench.test`,
      ...aboutMe(biography, country, seed),
    })),
  )
  const written = lives.map(({ biography }, index) => ({ personId: added[index]?.id ?? '', biography }))
  const known = { status: 'Approved', at: new Date(), admins: [] }
  await insert(
    db,
    'experts',
    written.map((one) => vettingOf({ ...one, ...known })),
  )
  await write(db, written)
}

/** The vetting of the accounts of the demo network, and some 50 more experts with full profiles. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  const admins = await db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'growth_experts_admin')
    .execute()
  const everybody = [...(await accountsOfDemo(db)), ...(await othersOfDemo(db, now))]
  const known = { at: now, admins: admins.map((row) => row.user_id).toSorted() }
  await insert(
    db,
    'experts',
    everybody.map((one) => vettingOf({ ...one, ...known })),
  )
  await write(db, everybody.flatMap(filledIn))
  await signNotices(
    db,
    everybody.filter(({ status }) => status !== 'New' && status !== 'Invited'),
    daysBefore(now, 60),
  )
  await spread(db, now)
  await leaveTraces(db)
  // What time asks of them they have heard: the notifications of the demo network say it.
  await db.updateTable('experts').set({ refresh_asked_at: now }).execute()
  await sql`update expert_certifications set lapse_told_for = expiration_date`.execute(db)
}

/** The history and the notes that a year of work leaves behind. */
async function leaveTraces(db: Db): Promise<void> {
  const rows = await course(db)
  const names = await userNames(db)
  await events(
    db,
    rows.flatMap(stepsOf).map(({ kind, at, by, from, to, text, subject }) => ({
      kind,
      at,
      subject: { kind: 'expert', id: subject.id, title: `${subject.first_name} ${subject.last_name}` },
      actorId: by,
      actorName: by === null ? null : (names.get(by)?.name ?? null),
      differences: {
        status: { from, to },
        ...(text === null ? {} : { status_reason: { from: null, to: text } }),
      },
    })),
  )
  const authors = [...names.values()].filter(({ email }) => AUTHORS.includes(email))
  await notes(
    db,
    notesOn(
      rows,
      authors.map(({ id }) => id),
    ),
  )
}

const AUTHORS = ['hr@demo.test', 'admin@demo.test', 'manager@demo.test']

async function userNames(db: Db) {
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    select u.id, p.first_name || ' ' || p.last_name as name, u.email
    from users u join people p on p.id = u.person_id`.execute(db)
  return new Map(rows.map((one) => [one.id, one]))
}

/** Nobody fills in a profile before having signed the personal data notice (PRODUCT D-19). */
async function signNotices(db: Db, applicants: readonly DemoExpert[], at: Date): Promise<void> {
  const ids = applicants.map(({ personId }) => personId)
  const rows = await db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select(['users.id', 'first_name', 'last_name'])
    .where('person_id', 'in', ids)
    .execute()
  const signed = rows.map((row) => ({ userId: row.id, name: `${row.first_name} ${row.last_name}`, at }))
  await signedNotices(db, signed)
}

interface DemoExpert {
  personId: string
  status: string
  biography: Biography
}

/** Somebody new or invited has filled in nothing yet; an Incomplete profile lacks the second half. */
function filledIn({ personId, status, biography }: DemoExpert): Written[] {
  if (status === 'New' || status === 'Invited') return []
  const half = { educations: [], certifications: [], languages: [], segments: [] }
  return [{ personId, biography: status === 'Incomplete' ? { ...biography, ...half } : biography }]
}

async function accountsOfDemo(db: Db): Promise<DemoExpert[]> {
  const found: DemoExpert[] = []
  for (const [index, { email, expertStatus }] of DEMO_ACCOUNTS.entries()) {
    const [country, field] = ACCOUNT_FIELDS[email] ?? []
    if (expertStatus === undefined || country === undefined || field === undefined) continue
    const account = await db
      .selectFrom('users')
      .select('person_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const biography = biographyOf(country, field, 9000 + index)
    if (expertStatus !== 'New') {
      const { nationality, years } = biography
      await people.change(db, account.person_id, { nationality, years_of_experience: years })
    }
    const more = ACCOUNT_SKILLS[email] ?? []
    const skills: Biography['skills'] = [
      ...biography.skills,
      ...more.map((name): Biography['skills'][number] => [name, 'Advanced']),
    ]
    found.push({ personId: account.person_id, status: expertStatus, biography: { ...biography, skills } })
  }
  return found
}

async function othersOfDemo(db: Db, now: Date): Promise<DemoExpert[]> {
  const all = PEOPLE.map(([firstName, lastName, country, field, status], index) => {
    const biography = biographyOf(country, field, 100 + index)
    const given = {
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@experts.demo.test`,
      at: daysBefore(now, 400 - index * 7),
      hearAboutUs: HEARD[index % HEARD.length] ?? 'Social Media',
      ...(status === 'New' || status === 'Invited' ? {} : aboutMe(biography, country, index)),
    }
    return { given, status, biography }
  })
  const [registered, invited] = [
    all.filter((one) => one.status !== 'Invited'),
    all.filter((one) => one.status === 'Invited'),
  ]
  const ids = [
    ...(await users(
      db,
      registered.map(({ given }) => given),
    )),
    ...(await users(
      db,
      invited.map(({ given }) => ({ ...given, isUnverified: true, hasNoPassword: true })),
    )),
  ]
  return [...registered, ...invited].map((one, index) => ({ ...one, personId: ids[index]?.id ?? '' }))
}

const HEARD = ['A Recruiter Contacted Me', 'Social Media', 'Returnship Program', 'Expert Referral']

function aboutMe(biography: Biography, country: string, index: number) {
  const { jobTitle, bio, location, nationality, years: yearsOfExperience } = biography
  const home = HOMES[country]
  const about = { jobTitle, bio, location, nationality, yearsOfExperience }
  if (home === undefined) return about
  return { ...about, phone: { iso: home.iso, code: home.code, number: `${home.phone}${1000 + index * 37}` } }
}

async function write(db: Db, written: readonly Written[]): Promise<void> {
  const jobs = written.flatMap(({ biography }) => biography.experiences)
  const issuers = written.flatMap(({ biography }) => biography.certifications.map(({ issuer }) => issuer))
  const companyNames = new Set([...jobs.map(({ company }) => company), ...issuers])
  await companies(db, companyNames)
  const names = await readNames(db, {
    companies: companyNames,
    cities: new Set(jobs.map(({ city }) => city)),
  })
  await writeSections(db, names, written)
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z]+/g, '')
}

/** What the hiring has reported of engagements. */
export async function reportedGigs(db: Db, rows: Insertable<ExpertGigs>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('expert_gigs').values(rows).execute()
}

/** Experts who asked to stand in the directory. */
export async function directoryEntries(db: Db, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await db.updateTable('experts').set({ is_in_directory: true }).where('person_id', 'in', personIds).execute()
}
