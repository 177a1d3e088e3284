import { events } from '#features/activity/given.ts'
import { signedNotices, user, users, type GivenUser } from '#features/accounts/given.ts'
import { companies } from '#features/companies/given.ts'
import { notes } from '#features/people/given.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { ExpertGigs } from '#platform/db/tables.gen.ts'
import { biographyOf, type Biography } from './demo/biography.ts'
import { courseOf } from './demo/course.ts'
import { aboutMe, everybody, type DemoExpert } from './demo/everybody.ts'
import { readNames } from './demo/names.ts'
import { writePapers } from './demo/papers.ts'
import { hangPortraits } from './demo/pictures.ts'
import { signings } from './demo/signings.ts'
import { tellSteps } from './demo/told.ts'
import { courses, giveReasons, notesOn, stepsOf } from './demo/traces.ts'
import { keepUpkeep } from './demo/upkeep.ts'
import { vettingOf, type Vetting } from './demo/vetting.ts'
import { insert, writeSections, type Written } from './demo/write.ts'

export interface GivenExpert extends GivenUser {
  /** Their vetting; Approved unless given. */
  expertStatus?: string
  /** Columns of their vetting that a test cares about. */
  vetting?: Partial<Vetting>
  biography?: Biography
}

export interface GivenLogin {
  /** Of the person, and of the login. */
  id: string
  email: string
}

/** An expert with a login, for tests; the sections of their profile only with a biography. */
export async function expert(db: Db, given: GivenExpert = {}): Promise<GivenLogin> {
  const { expertStatus: status = 'Approved', vetting, biography, ...login } = given
  const account = await user(db, login)
  const course = courseOf({ status, place: 0, count: 1, daysAgo: 60 }, given.at ?? new Date())
  const row = vettingOf({ personId: account.person_id, status, biography, course, admins: [] })
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
  const course = courseOf({ status: 'Approved', place: 0, count: 1, daysAgo: 60 }, new Date())
  const known = { status: 'Approved', course, admins: [] }
  await insert(
    db,
    'experts',
    written.map((one) => vettingOf({ ...one, ...known })),
  )
  await write(db, written)
}

/** The vetting of the accounts of the demo network, and some 80 more experts with full profiles. */
export async function demo(
  db: Db,
  { now, storage }: { now: Date; storage: Storage | undefined },
): Promise<void> {
  const admins = await db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'growth_experts_admin')
    .execute()
  const all = await everybody(db, now)
  const known = { admins: admins.map((row) => row.user_id).toSorted() }
  await insert(
    db,
    'experts',
    all.map((one) => vettingOf({ ...one, ...known })),
  )
  await write(db, all.flatMap(filledIn))
  await signNotices(
    db,
    all.filter(({ status }) => status !== 'New' && status !== 'Invited'),
    now,
  )
  await giveReasons(db)
  await leaveTraces(db, now)
  await keepUpkeep(db, now)
  if (storage === undefined) return
  await hangPortraits(db, storage)
  await writePapers(db, storage, all)
}

/** The history, the notes and the news that a year and a half of work leave behind. */
async function leaveTraces(db: Db, now: Date): Promise<void> {
  const rows = await courses(db)
  const steps = rows.flatMap(stepsOf)
  await events(
    db,
    steps.map(({ kind, at, by, from, to, text, subject }) => ({
      kind,
      at,
      subject: { kind: 'expert', id: subject.id, title: `${subject.first_name} ${subject.last_name}` },
      actorId: by,
      differences: {
        status: { from, to },
        ...(text === null ? {} : { status_reason: { from: null, to: text } }),
      },
    })),
  )
  await tellSteps(
    db,
    steps.filter(({ at }) => at.getTime() > now.getTime() - KEPT),
  )
  const authors = await db.selectFrom('users').select('id').where('email', 'in', AUTHORS).execute()
  await notes(
    db,
    notesOn(
      rows,
      authors.map(({ id }) => id),
      now,
    ),
  )
}

/** Notifications that were read go after so long. */
const KEPT = 90 * 86_400_000

const AUTHORS = ['hr@demo.test', 'admin@demo.test', 'manager@demo.test']

/** Nobody fills in a profile before having signed the personal data notice (PRODUCT D-19); nobody waits a year to sign again. */
async function signNotices(db: Db, applicants: readonly DemoExpert[], now: Date): Promise<void> {
  const ids = applicants.map(({ personId }) => personId)
  const rows = await db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select(['users.id', 'person_id', 'first_name', 'last_name'])
    .where('person_id', 'in', ids)
    .execute()
  const registered = new Map(applicants.map(({ personId, course }) => [personId, course.registered]))
  await signedNotices(
    db,
    rows.flatMap((row) => {
      const from = registered.get(row.person_id) ?? new Date()
      const name = `${row.first_name} ${row.last_name}`
      return signings(from, now).map((at) => ({ userId: row.id, name, at }))
    }),
  )
}

/** Somebody new or invited has filled in nothing yet; an Incomplete profile lacks the second half. */
function filledIn({ personId, status, biography }: DemoExpert): Written[] {
  if (status === 'New' || status === 'Invited') return []
  const half = { educations: [], certifications: [], languages: [], segments: [] }
  return [{ personId, biography: status === 'Incomplete' ? { ...biography, ...half } : biography }]
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

/** What the hiring has reported of engagements. */
export async function reportedGigs(db: Db, rows: Insertable<ExpertGigs>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('expert_gigs').values(rows).execute()
}

/** Experts who asked to stand in the directory. */
export async function directoryEntries(db: Db, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await db.updateTable('experts').set({ is_in_directory: true }).where('person_id', 'in', personIds).execute()
}
