import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Biography } from './biography.ts'
import type { Names } from './names.ts'

export interface Written {
  personId: string
  biography: Biography
}

/** Writes the sections of many profiles: one statement a table. */
export async function writeSections(db: Db, names: Names, people: readonly Written[]): Promise<void> {
  await insert(db, 'expert_rates', people.map(rateRow))
  const jobs = people.flatMap((one) =>
    one.biography.experiences.map((job) => ({ job, personId: one.personId, id: randomUUID() })),
  )
  await insert(
    db,
    'expert_experiences',
    jobs.map((one) => experienceRow(names, one)),
  )
  await insert(db, 'expert_experience_projects', jobs.flatMap(projectRows))
  await writeKnowledge(db, names, people)
}

async function writeKnowledge(db: Db, names: Names, people: readonly Written[]): Promise<void> {
  await insert(
    db,
    'expert_educations',
    people.flatMap((one) => educationRows(names, one)),
  )
  await insert(
    db,
    'expert_certifications',
    people.flatMap((one) => certificationRows(names, one)),
  )
  await insert(
    db,
    'expert_skills',
    people.flatMap((one) => skillRows(names, one)),
  )
  await insert(
    db,
    'expert_languages',
    people.flatMap((one) => languageRows(names, one)),
  )
  await insert(
    db,
    'expert_areas',
    people.map(({ personId }) => ({ person_id: personId })),
  )
  await insert(
    db,
    'expert_segments',
    people.flatMap((one) => segmentRows(names, one)),
  )
  await insert(
    db,
    'expert_industries',
    people.flatMap((one) => industryRows(names, one)),
  )
}

type Table =
  | 'experts'
  | 'expert_rates'
  | 'expert_experiences'
  | 'expert_experience_projects'
  | 'expert_educations'
  | 'expert_certifications'
  | 'expert_skills'
  | 'expert_languages'
  | 'expert_areas'
  | 'expert_segments'
  | 'expert_industries'

/** Inserts rows that all have the same columns, whatever their number. */
export async function insert(db: Db, table: Table, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}

function rateRow({ personId, biography }: Written) {
  return { person_id: personId, rate_type: biography.rateType, rate: biography.rate }
}

interface Job {
  job: Biography['experiences'][number]
  personId: string
  id: string
}

function experienceRow(names: Names, { job, personId, id }: Job) {
  return {
    id,
    person_id: personId,
    title: job.title,
    description: job.description,
    company_id: names.company(job.company),
    employment_type_id: names.item('employment_types', 'Full-time'),
    ...names.place(job.state, job.city),
    start_at: job.from,
    end_at: job.to,
    currently_working: job.to === null,
  }
}

function projectRows({ job, personId, id }: Job) {
  return job.projects.map(({ title, description, from, to }) => ({
    person_id: personId,
    experience_id: id,
    title,
    description,
    start_at: from,
    end_at: to,
    currently_working: false,
  }))
}

function educationRows(names: Names, { personId, biography }: Written) {
  return biography.educations.map((education) => ({
    person_id: personId,
    school_id: names.item('schools', education.school),
    degree_type_id: names.item('degree_types', education.degree),
    field_of_study: education.field,
    start_at: education.from,
    end_at: education.to,
    still_studying: false,
    grade: education.grade,
    activities_societies: education.grade === null ? null : 'Student council, debating society',
  }))
}

function certificationRows(names: Names, { personId, biography }: Written) {
  return biography.certifications.map(({ title, issuer, issued, expires }) => ({
    person_id: personId,
    kind: 'certification',
    title,
    company_id: names.company(issuer),
    issue_date: issued,
    expiration_date: expires,
    no_expiration: expires === null,
    description: expires === null ? null : 'Renewed by an examination.',
  }))
}

function skillRows(names: Names, { personId, biography }: Written) {
  return biography.skills.map(([name, level]) => ({
    person_id: personId,
    skill_id: names.item('skills', name),
    level,
  }))
}

function languageRows(names: Names, { personId, biography }: Written) {
  return biography.languages.map(([name, level]) => ({
    person_id: personId,
    language_id: names.item('languages', name),
    level,
  }))
}

function segmentRows(names: Names, { personId, biography }: Written) {
  return biography.segments.map(([industry, segment]) => ({
    person_id: personId,
    segment_id: names.segment(industry, segment).id,
  }))
}

function industryRows(names: Names, { personId, biography }: Written) {
  const ids = new Set(
    biography.segments.map(([industry, segment]) => names.segment(industry, segment).industryId),
  )
  return [...ids].map((id) => ({ person_id: personId, industry_id: id }))
}
