// Puts the experts and the briefs of a graded set into a database, as the portal keeps them.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { users } from '../apps/server/src/features/accounts/given.ts'
import { createDraft as createCompany } from '../apps/server/src/features/companies/service.ts'
import { gig } from '../apps/server/src/features/gigs/given.ts'
import type { Db } from '../apps/server/src/platform/db/database.ts'
import type { BriefLine, ExpertLine } from './match-files.ts'

type Row = Record<string, unknown>

/** Profiles write levels of languages in other words than the portal. */
const LANGUAGE_LEVELS: Readonly<Record<string, string>> = {
  Native: 'Native',
  Fluent: 'Fluent',
  Professional: 'Fluent',
  Conversational: 'Intermediate',
  Basic: 'Elementary',
}

interface Lists {
  item: (list: string, name: string) => Promise<string>
  segment: (industry: string, name: string) => Promise<string>
  company: (name: string) => Promise<string>
}

/** The names that profiles and briefs use, added to the lists where they are missing. */
export function listsOf(db: Db): Lists {
  const known = new Map<string, Promise<string>>()
  const once = (key: string, make: () => Promise<string>) => {
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made
  }
  const item = (list: string, name: string) =>
    once(`${list} ${name.toLowerCase()}`, () =>
      idOf(
        db,
        sql`insert into reference_items (list, name) values (${list}, ${name})
          on conflict (list, name_key) do update set name = reference_items.name returning id`,
      ),
    )
  return {
    item,
    segment: (industry, name) =>
      once(`segment ${name.toLowerCase()}`, async () =>
        idOf(
          db,
          sql`insert into industry_segments (industry_id, segment_1, segment_2, position)
            values (${await item('industries', industry)}, ${name}, ${name}, 1000)
            on conflict (industry_id, name_key) do update set position = industry_segments.position returning id`,
        ),
      ),
    company: (name) =>
      once(`company ${name.toLowerCase()}`, async () => (await createCompany(db, name, null)).id),
  }
}

async function idOf(db: Db, insert: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ id: string }>`${insert}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was inserted.')
  return row.id
}

/** Adds approved experts; gives the ids of the set by the ids of the database. */
export async function addExperts(
  db: Db,
  lists: Lists,
  lines: readonly ExpertLine[],
): Promise<Map<string, string>> {
  const added = await users(
    db,
    lines.map((line) => ({
      firstName: line.first_name,
      lastName: line.last_name,
      email: `${line.id.toLowerCase()}@match.test`,
      bio: line.bio,
      jobTitle: line.job_title,
      location: line.location,
      nationality: line.nationality,
      ...(typeof line.years_of_experience === 'number'
        ? { yearsOfExperience: line.years_of_experience }
        : {}),
    })),
  )
  const tables = new Map<string, Row[]>()
  for (const [index, line] of lines.entries()) {
    const personId = added[index]?.id ?? ''
    for (const [table, rows] of Object.entries(await rowsOf(lists, line, personId))) {
      tables.set(table, [...(tables.get(table) ?? []), ...rows])
    }
  }
  for (const [table, rows] of tables) await insertRows(db, table, rows)
  return new Map(lines.map((line, index) => [added[index]?.id ?? '', line.id]))
}

async function jobsOf(lists: Lists, line: ExpertLine, person_id: string): Promise<Row[]> {
  const jobs: Row[] = []
  for (const job of line.experiences) {
    jobs.push({
      id: randomUUID(),
      person_id,
      title: job.role,
      description: job.responsibilities,
      company_id: await lists.company(job.company ?? 'Self-employed'),
      employment_type_id: await lists.item('employment_types', 'Full-time'),
      start_at: `${job.from}-01`,
      end_at: typeof job.to === 'string' ? `${job.to}-28` : null,
      currently_working: typeof job.to !== 'string',
    })
  }
  return jobs
}

/** In the order in which tables refer to each other. */
async function rowsOf(lists: Lists, line: ExpertLine, personId: string): Promise<Record<string, Row[]>> {
  const person_id = personId
  const now = new Date().toISOString()
  const jobs = await jobsOf(lists, line, person_id)
  return {
    experts: [
      {
        person_id,
        status: 'Approved',
        is_available: line.is_available,
        rate_type: line.rate?.type ?? 'Hourly',
        approved_at: now,
      },
    ],
    expert_rates:
      line.rate === null || line.rate === undefined
        ? []
        : [{ person_id, rate_type: line.rate.type, rate: line.rate.amount }],
    expert_experiences: jobs,
    expert_experience_projects: line.projects.map((project) => ({
      person_id,
      experience_id: jobs[0]?.['id'],
      title: project.name,
      description: project.description,
      start_at: jobs[0]?.['start_at'],
      end_at: jobs[0]?.['end_at'],
      currently_working: jobs[0]?.['currently_working'],
    })),
    ...(await knowledgeOf(lists, line, person_id)),
  }
}

async function knowledgeOf(
  lists: Lists,
  line: ExpertLine,
  person_id: string,
): Promise<Record<string, Row[]>> {
  const each = async <T>(all: readonly T[], make: (one: T) => Promise<Row>) => {
    const rows: Row[] = []
    for (const one of all) rows.push({ person_id, ...(await make(one)) })
    return rows
  }
  return {
    expert_educations: await each(line.educations, async ({ degree, college }) => ({
      school_id: await lists.item('schools', college),
      degree_type_id: await lists.item('degree_types', degree),
      start_at: '2000-09-01',
      end_at: '2004-06-30',
      still_studying: false,
    })),
    expert_certifications: await each(line.certifications, async (title) => ({
      kind: 'certification',
      title,
      company_id: await lists.company('Issuer'),
      no_expiration: true,
    })),
    ...(await topicsOf(lists, line, each)),
  }
}

type Each = <T>(all: readonly T[], make: (one: T) => Promise<Row>) => Promise<Row[]>

async function topicsOf(lists: Lists, line: ExpertLine, each: Each): Promise<Record<string, Row[]>> {
  return {
    expert_skills: await each(unique(line.skills), async ({ name, level }) => ({
      skill_id: await lists.item('skills', name),
      level,
    })),
    expert_languages: await each(unique(line.languages), async ({ name, level }) => ({
      language_id: await lists.item('languages', name),
      level: LANGUAGE_LEVELS[level] ?? 'Fluent',
    })),
    expert_areas: await each([line.id], () => Promise.resolve({})),
    expert_industries: await each([...new Set(line.industries)], async (name) => ({
      industry_id: await lists.item('industries', name),
    })),
    expert_segments: await each([...new Set(line.segments)], async (name) => ({
      segment_id: await lists.segment(line.industries[0] ?? 'Other', name),
    })),
  }
}

function unique<T extends { name: string }>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [one.name.toLowerCase(), one])).values()]
}

async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const filled = rows.map((row) => ({
    ...row,
    ...(WITH_ID.has(table) ? { id: row['id'] ?? randomUUID() } : {}),
  }))
  const columns = sql.join(Object.keys(filled[0] ?? first).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(filled)}::jsonb)`.execute(
    db,
  )
}

const ids = (names: readonly string[], make: (name: string) => Promise<string>) =>
  Promise.all(names.map(make))

const WITH_ID = new Set(['expert_experiences'])

/** Adds a brief as an approved project of this owner; gives its id. */
export async function addBrief(db: Db, lists: Lists, owner: string, line: BriefLine): Promise<string> {
  const country = await db
    .selectFrom('countries')
    .select('id')
    .where('nicename', '=', line.country ?? '')
    .executeTakeFirst()
  const id = await gig(db, {
    name: line.name,
    isBare: true,
    status: 'Approved',
    owner,
    columns: {
      summary: line.summary,
      description: `<p>${line.description}</p>`,
      years_min: line.years_min ?? null,
      country_id: country?.id ?? null,
      ...(line.budget ? { bid_type: line.budget.type, budget_max: line.budget.max } : {}),
    },
  })
  const link = async (table: string, column: string, ids: readonly string[], more: Row = {}) =>
    insertRows(
      db,
      table,
      [...new Set(ids)].map((one) => ({ gig_id: id, [column]: one, ...more })),
    )
  const item = (list: string) => (name: string) => lists.item(list, name)
  await link('gig_industries', 'industry_id', await ids(line.industries, item('industries')))
  const segmentOf = (name: string) => lists.segment(line.industries[0] ?? 'Other', name)
  await link('gig_segments', 'segment_id', await ids(line.segments, segmentOf))
  await link('gig_regions', 'region_id', await ids(line.regions, item('regions')))
  await link('gig_languages', 'language_id', await ids(line.languages, item('languages')))
  const required = await ids(line.skills_required, item('skills'))
  await link('gig_skills', 'skill_id', required, { is_required: true })
  const nice = (await ids(line.skills_nice, item('skills'))).filter((one) => !required.includes(one))
  await link('gig_skills', 'skill_id', nice, { is_required: false })
  await link('gig_conflicts', 'company_id', await ids(line.conflict_companies, lists.company))
  return id
}
