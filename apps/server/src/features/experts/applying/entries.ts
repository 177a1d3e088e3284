import type { Application } from '@guildhall/contract/applications/application-form'
import { MAX_SECTION_ROWS } from '@guildhall/contract/experts/sections'
import { certifications } from '#features/experts/sections/certifications.ts'
import { educations } from '#features/experts/sections/educations.ts'
import { experiences } from '#features/experts/sections/experiences.ts'
import type { Columns, Entry, Section } from '#features/experts/sections/section.ts'
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
    formOf: certificateForm,
    keyOf: (row) => [row.kind, row.title],
  })
  await addOnce(to, skills, form.skills.map(named))
  await addOnce(to, languages, form.languages.map(named))
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
    const columns = await section.columns(ctx, await formOf(entry), place)
    made.add(await store.insert(ctx.db, section.table, place, columns))
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

/** Of a section that holds each thing once: all that the profile does not hold yet, in one statement. */
async function addOnce<Form, Row extends Entry>(
  { ctx, personId }: Target,
  { table, unique, columns: columnsOf }: Section<Form, Row>,
  forms: readonly Form[],
): Promise<void> {
  if (unique === undefined || forms.length === 0) return
  const held = await store.valuesOf(ctx.db, table, { personId, column: unique.column })
  const added: Columns[] = []
  for (const form of forms) {
    const columns = await columnsOf(ctx, form, { personId })
    const value = columns[unique.column]
    if (typeof value !== 'string' || held.has(value)) continue
    held.add(value)
    added.push(columns)
  }
  if (added.length === 0) return
  if (held.size > MAX_SECTION_ROWS) throw refuse('too_many_rows')
  await store.insertAll(ctx.db, table, personId, added)
}

function key(parts: (string | undefined)[]): string {
  return JSON.stringify(parts.map((part) => (part === undefined ? null : folded(part))))
}

function named(title: string) {
  return { title, level: null }
}
