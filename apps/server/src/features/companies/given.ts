import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { events } from '#features/activity/given.ts'
import { belongsTo, persons } from '#features/people/given.ts'
import { smallKey } from '#features/companies/logo/store.ts'
import { drawn, PICTURE_TYPE } from '#platform/files/picture.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { Db } from '#platform/db/database.ts'
import type { Companies } from '#platform/db/tables.gen.ts'
import { logoOf } from './demo/logo.ts'
import { CONTACTS, CUSTOMERS, DRAFTS, PROFILES } from './demo/profiles.ts'
import * as store from './store.ts'

/** A company that is no draft; the one of that name when it is there already. */
export async function company(db: Db, name: string): Promise<store.CompanyRow> {
  const given = { name, is_draft: false, source: 'Admin', created_by: null } as const
  const row = (await store.insert(db, given)) ?? (await store.findByName(db, name))
  if (row === undefined) throw new Error(`${name} is neither new nor there already.`)
  return row
}

/** A new company with whatever a test needs to know of it. Gives its id. */
export async function companyWith(db: Db, given: Insertable<Companies>): Promise<string> {
  const { id } = await db.insertInto('companies').values(given).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Many at once. */
export async function companies(db: Db, names: Iterable<string>): Promise<void> {
  await sql`insert into companies (name, source) select name, 'Admin' from unnest(${[...names]}::text[]) as n(name)
    on conflict (name_key) do nothing`.execute(db)
}

/** What is known of the companies of the demo network, their people, and the drafts that wait for an administrator. */
export async function lateDemo(
  db: Db,
  { now, storage }: { now: Date; storage: Storage | undefined },
): Promise<void> {
  await companies(
    db,
    PROFILES.map(({ name }) => name),
  )
  await writeProfiles(db, now)
  await writeDrafts(db, now)
  await writePeople(db, now)
  await ageCompanies(db, now)
  await writeHistory(db)
  if (storage !== undefined) await hangLogos(db, storage)
}

/** The best known companies have a logo. */
async function hangLogos(db: Db, storage: Storage): Promise<void> {
  for (const { name } of PROFILES) {
    const key = randomUUID()
    const { large, small } = await drawn(logoOf(name))
    await storage.putBytes(key, large, PICTURE_TYPE)
    await storage.putBytes(smallKey(key), small, PICTURE_TYPE)
    const logo = { logo_id: randomUUID(), logo_key: key }
    await db.updateTable('companies').set(logo).where('name', '=', name).execute()
  }
}

async function writeProfiles(db: Db, now: Date): Promise<void> {
  const rows = PROFILES.map(({ place: [iso, city], revenue, parent = null, ...profile }, index) => ({
    ...profile,
    iso,
    city,
    parent,
    currency: revenue?.[0] ?? 'USD',
    revenue: revenue === null ? null : revenue[1] * 1_000_000,
    website: `https://www.${plain(profile.name)}.example`,
    created_at: daysBefore(now, 380 - index * 9),
    updated_at: daysBefore(now, 60 - index),
  }))
  await sql`with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(name text, type text,
      industry text, segment text, iso text, city text, size text, revenue numeric, currency text, description text,
      parent text, website text, created_at timestamptz, updated_at timestamptz))
    update companies set type = g.type, size = g.size, revenue = g.revenue, currency = g.currency,
      description = g.description, website = g.website, created_at = g.created_at, updated_at = g.updated_at,
      industry_id = (select id from reference_items where list = 'industries' and name = g.industry),
      country_id = n.id, state_id = place.state_id, city_id = place.city_id,
      parent_id = (select id from companies above where above.name = g.parent)
    from given g join countries n on n.iso = g.iso
      left join lateral (select s.id as state_id, c.id as city_id from states s join cities c on c.state_id = s.id
        where s.country_id = n.id and c.name = g.city order by c.id limit 1) place on true
    where companies.name = g.name`.execute(db)
  await sql`insert into company_segments (company_id, segment_id)
    select c.id, s.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(name text, segment text)
      join companies c on c.name = g.name
      join lateral (select id from industry_segments where industry_id = c.industry_id
        and (segment_1 = g.segment or segment_2 = g.segment) order by position limit 1) s on true
    on conflict do nothing`.execute(db)
  // Of the others what their names stand for in the network is known, and no more.
  await sql`update companies set updated_at = created_at, type = case
      when exists (select from gigs where company_id = companies.id) then 'Customer'
      when exists (select from expert_experiences where company_id = companies.id) then 'Employer'
      when exists (select from expert_certifications where company_id = companies.id) then 'Partner'
      else 'Nominee' end
    where type is null and not is_draft`.execute(db)
}

/** Experts have typed them into their profiles. */
async function writeDrafts(db: Db, now: Date): Promise<void> {
  const authors = await db
    .selectFrom('users')
    .innerJoin('experts', 'experts.person_id', 'users.person_id')
    .select('users.id')
    .where('experts.status', '=', 'Approved')
    .orderBy('users.email')
    .limit(DRAFTS.length)
    .execute()
  await db
    .insertInto('companies')
    .values(
      DRAFTS.map((name, index) => ({
        id: randomUUID(),
        name,
        is_draft: true,
        source: 'Profile',
        created_by: authors[index]?.id ?? null,
        created_at: daysBefore(now, 2 + index * 3),
        updated_at: daysBefore(now, 2 + index * 3),
      })),
    )
    .execute()
}

async function writePeople(db: Db, now: Date): Promise<void> {
  const contacts = await persons(
    db,
    CONTACTS.map(([firstName, lastName, jobTitle, , email], index) => {
      const at = daysBefore(now, 200 - index * 31)
      return { firstName, lastName, jobTitle, email, at }
    }),
  )
  const links = [
    ...contacts.map(({ id }, index) => ({ id, email: null, company: CONTACTS[index]?.[3] ?? '' })),
    ...Object.entries(CUSTOMERS).map(([email, name]) => ({ id: null, email, company: name })),
  ]
  await belongsTo(db, links)
}

/** A company is there before the first project, person or profile that names it. */
async function ageCompanies(db: Db, now: Date): Promise<void> {
  await sql`update companies set created_at = least(
      case when created_at < ${now} then created_at else ${daysBefore(now, 590)}::timestamptz end,
      (select min(created_at) from gigs where company_id = companies.id) - interval '1 day',
      (select min(created_at) from people where company_id = companies.id) - interval '1 day',
      (select min(p.created_at) from expert_experiences e join people p on p.id = e.person_id
        where e.company_id = companies.id) - interval '1 day')
    where not is_draft`.execute(db)
  await sql`update companies set updated_at = created_at where updated_at >= ${now} or updated_at < created_at`.execute(
    db,
  )
}

async function writeHistory(db: Db): Promise<void> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@demo.test')
    .executeTakeFirst()
  const known = await db
    .selectFrom('companies')
    .select(['id', 'name', 'type', 'description', 'created_at', 'updated_at'])
    .where(
      'name',
      'in',
      PROFILES.map(({ name }) => name),
    )
    .execute()
  await events(
    db,
    known.flatMap(({ id, name, type, description, created_at, updated_at }) => [
      {
        kind: 'company.added',
        subject: { kind: 'company' as const, id, title: name },
        actorId: admin?.id ?? null,
        at: created_at,
      },
      {
        kind: 'company.changed',
        subject: { kind: 'company' as const, id, title: name },
        differences: { type: { from: null, to: type }, description: { from: null, to: description } },
        actorId: admin?.id ?? null,
        at: updated_at,
      },
    ]),
  )
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '')
}
