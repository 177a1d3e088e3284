import type { Application } from '@guildhall/contract/applications/application-form'
import { MAX_SECTION_ROWS } from '@guildhall/contract/experts/sections'
import { certifications } from '#features/experts/sections/certifications.ts'
import { educations } from '#features/experts/sections/educations.ts'
import { experiences } from '#features/experts/sections/experiences.ts'
import type { Entry, Section } from '#features/experts/sections/section.ts'
import { languages, skills } from '#features/experts/sections/skills.ts'
import * as store from '#features/experts/sections/store.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { folded } from './newer/alike.ts'
import { certificateForm, educationForm, experienceForm } from './section-forms.ts'

export type Entries = Pick<
  Application,
  'work_experience' | 'education' | 'skills' | 'languages' | 'license' | 'certification'
>

/** Writes the sections of an application; what the profile holds already is not added twice (PRODUCT D-22). */
export async function addEntries(ctx: SignedIn, personId: string, form: Entries): Promise<void> {
  const to: Target = { ctx, personId }
  const certificates = [
    ...form.license.map((title) => ({ kind: 'licence' as const, title })),
    ...form.certification.map((title) => ({ kind: 'certification' as const, title })),
  ]
  await add(to, experiences, {
    entries: form.work_experience,
    formOf: (entry) => experienceForm(ctx, entry),
    keyOf: (row) => [row.title, row.company?.name, row.start_at.slice(0, 7)],
  })
  await add(to, educations, {
    entries: form.education,
    formOf: (entry) => educationForm(ctx, entry),
    keyOf: (row) => [row.school.name, row.degreeType.name, row.start_at.slice(0, 4)],
  })
  await add(to, certifications, {
    entries: certificates,
    formOf: (entry) => certificateForm(ctx, entry),
    keyOf: (row) => [row.kind, row.title],
  })
  await add(to, skills, { entries: form.skills, formOf: named, keyOf: (row) => [row.name] })
  await add(to, languages, { entries: form.languages, formOf: named, keyOf: (row) => [row.name] })
}

interface Target {
  ctx: SignedIn
  personId: string
}

interface Addition<Given, Form, Row> {
  entries: readonly Given[]
  formOf: (entry: Given) => Form | Promise<Form>
  /** What makes two entries the same. */
  keyOf: (row: Row) => (string | undefined)[]
}

/** Inserts the entries, and takes back those whose like the profile holds already, or an earlier one of them is. */
async function add<Given, Form, Row extends Entry>(
  { ctx, personId }: Target,
  section: Section<Form, Row>,
  { entries, formOf, keyOf }: Addition<Given, Form, Row>,
): Promise<void> {
  const place = { personId }
  const made = new Set<string>()
  for (const entry of entries) {
    const id = await insert({ ctx, personId }, section, await formOf(entry))
    if (id !== undefined) made.add(id)
  }
  if (made.size === 0) return
  const rows = await section.rows(ctx.db, place)
  const keys = new Set(rows.filter(({ id }) => !made.has(id)).map((row) => key(keyOf(row))))
  // In the order in which they were made: the ids tell.
  const added = rows.filter(({ id }) => made.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const row of added) {
    if (keys.has(key(keyOf(row)))) await store.remove(ctx.db, section.table, { id: row.id, place })
    else keys.add(key(keyOf(row)))
  }
  if (keys.size > MAX_SECTION_ROWS) throw refuse('too_many_rows')
}

/** Undefined where the profile holds the very thing already. */
async function insert<Form, Row extends Entry>(
  { ctx, personId }: Target,
  { table, unique, columns: columnsOf }: Section<Form, Row>,
  form: Form,
): Promise<string | undefined> {
  const columns = await columnsOf(ctx, form)
  const value = unique === undefined ? undefined : columns[unique.column]
  if (unique !== undefined && value !== undefined) {
    const twin = { personId, column: unique.column, value, except: null }
    if (await store.hasTwin(ctx.db, table, twin)) return undefined
  }
  return store.insert(ctx.db, table, { personId }, columns)
}

function key(parts: (string | undefined)[]): string {
  return JSON.stringify(parts.map((part) => (part === undefined ? null : folded(part))))
}

function named(title: string) {
  return { title, level: null }
}
