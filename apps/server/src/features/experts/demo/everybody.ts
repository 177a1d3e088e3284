import { agedLogins, DEMO_ACCOUNTS, users } from '#features/accounts/given.ts'
import { agedPeople, type GivenPerson } from '#features/people/given.ts'
import * as people from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import { biographyOf, type Biography } from './biography.ts'
import { HOMES } from './countries.ts'
import { courseOf, lastOf, type Course } from './course.ts'
import { ACCOUNT_SKILLS, ACCOUNT_STORIES, EARLIER, PEOPLE } from './people.ts'

export interface DemoExpert {
  personId: string
  status: string
  biography: Biography
  course: Course
}

/** The accounts that are experts, and the others of the network with their logins. */
export async function everybody(db: Db, now: Date): Promise<DemoExpert[]> {
  const all = [...(await accountsOfDemo(db, now)), ...(await othersOfDemo(db, now))]
  await lookBack(db, all, now)
  return all
}

async function accountsOfDemo(db: Db, now: Date): Promise<DemoExpert[]> {
  const found: DemoExpert[] = []
  for (const [index, { email, expertStatus, jobTitle }] of DEMO_ACCOUNTS.entries()) {
    const story = ACCOUNT_STORIES[email]
    if (expertStatus === undefined || story === undefined) continue
    const { country, field, daysAgo, bio } = story
    const biography = biographyOf(country, field, 9000 + index, { jobTitle, bio, now })
    const login = db.selectFrom('users').select('person_id').where('email', '=', email)
    const { person_id: personId } = await login.executeTakeFirstOrThrow()
    if (expertStatus !== 'New') {
      const { nationality, years } = biography
      await people.change(db, personId, { nationality, years_of_experience: years, bio: biography.bio })
    }
    const more = (ACCOUNT_SKILLS[email] ?? []).map((name): Biography['skills'][number] => [name, 'Advanced'])
    const known = { ...biography, skills: [...biography.skills, ...more] }
    const course = courseOf({ status: expertStatus, place: 0, count: 1, daysAgo }, now)
    found.push({ personId, status: expertStatus, biography: withLapse(email, known, now), course })
  }
  return found
}

/** One certificate of expert@ ends within the month, for the reminder that the network gives. */
function withLapse(email: string, biography: Biography, now: Date): Biography {
  if (email !== 'expert@demo.test') return biography
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
  const [first, ...others] = biography.certifications
  const lapsing = first && { ...first, issued: day(24 - 3 * 365), expires: day(24) }
  return { ...biography, certifications: lapsing === undefined ? [] : [lapsing, ...others] }
}

const DAY = 86_400_000
const HEARD = ['A Recruiter Contacted Me', 'Social Media', 'Returnship Program', 'Expert Referral']

async function othersOfDemo(db: Db, now: Date): Promise<DemoExpert[]> {
  const rows = [...EARLIER, ...PEOPLE]
  const all = rows.map(([firstName, lastName, country, field, status], index) => {
    const biography = biographyOf(country, field, 100 + index, { now })
    const same = rows.filter((row) => row[4] === status)
    const place = rows.slice(0, index).filter((row) => row[4] === status).length
    const course = courseOf({ status, place, count: same.length }, now)
    const given = {
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@experts.demo.test`,
      at: course.registered,
      ...heardOf(rows, index),
      ...(index % 5 === 1 && { twitterHandle: `@${plain(firstName)}_${plain(lastName)}`.slice(0, 16) }),
      ...(status === 'New' || status === 'Invited' ? {} : aboutMe(biography, country, index)),
      ...(status === 'Invited' ? { isUnverified: true, hasNoPassword: true } : {}),
    }
    return { given, status, biography, course }
  })
  const ids = await users(
    db,
    all.map(({ given }) => given),
  )
  return all.map((one, index) => ({ ...one, personId: ids[index]?.id ?? '' }))
}

/** How somebody came here; whoever was referred names the one who did. */
function heardOf(rows: readonly (readonly string[])[], index: number): GivenPerson {
  const hearAboutUs = HEARD[((index * 7 + index ** 2) % 5) % HEARD.length] ?? 'Social Media'
  const [first, last] = rows[(index + rows.length - 3) % rows.length] ?? []
  return hearAboutUs === 'Expert Referral'
    ? { hearAboutUs, referralName: `${first} ${last}` }
    : { hearAboutUs }
}

/** What a profile says of somebody; a phone number of their country. */
export function aboutMe(biography: Biography, country: string, index: number): GivenPerson {
  const { jobTitle, bio, location, nationality, years: yearsOfExperience } = biography
  const home = HOMES[country]
  const about = { jobTitle, bio, location, nationality, yearsOfExperience }
  if (home === undefined) return about
  return { ...about, phone: { iso: home.iso, code: home.code, number: `${home.phone}${1000 + index * 37}` } }
}

/** Profiles change after they were made; every fourth of the approved ones has been left alone for long. */
async function lookBack(db: Db, all: readonly DemoExpert[], now: Date): Promise<void> {
  const rows = all.map(({ personId, course }, index) => {
    const last = lastOf(course).getTime()
    const days = index < 2 || index % 4 === 0 ? 97 : 5 + ((index * 13) % 70)
    return {
      id: personId,
      created_at: course.registered,
      updated_at: new Date(Math.max(course.registered.getTime(), Math.min(last, now.getTime() - days * DAY))),
    }
  })
  await agedPeople(db, rows)
  await agedLogins(db, rows)
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z]+/g, '')
}
