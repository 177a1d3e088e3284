import type { Received } from '@guildhall/contract/endpoint'
import type { Education, sections } from '@guildhall/contract/experts/sections'
import * as reference from '#features/reference/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import type { Columns, Place, Section } from './section.ts'

type Form = Received<typeof sections.educations.create, 'body'>

export const educations: Section<Form, Education> = {
  name: 'educations',
  table: 'expert_educations',
  rows,
  columns,
  label: ({ school, degreeType }) => `${school.name} ${degreeType.name}`,
}

async function columns({ db }: SignedIn, form: Form): Promise<Columns> {
  await reference.requireItems(db, 'schools', [form.school_id], 'school_id')
  await reference.requireItems(db, 'degree_types', [form.degree_type_id], 'degree_type_id')
  return { ...form, end_at: form.still_studying ? null : form.end_at }
}

async function rows(db: Db, { personId }: Place, id?: string): Promise<Education[]> {
  const found = await db
    .selectFrom('expert_educations as it')
    .innerJoin('reference_items as school', 'school.id', 'it.school_id')
    .innerJoin('reference_items as degree', 'degree.id', 'it.degree_type_id')
    .selectAll('it')
    .select(['school.name as school', 'school.code as short_name', 'degree.name as degree'])
    .where('it.person_id', '=', personId)
    .$if(id !== undefined, (all) => all.where('it.id', '=', id ?? ''))
    .orderBy('it.still_studying', 'desc')
    .orderBy('it.start_at', 'desc')
    .orderBy('it.id')
    .execute()
  return found.map((row) => ({
    id: row.id,
    version: row.version,
    school: { id: row.school_id, name: row.school, short_name: row.short_name ?? row.school },
    degreeType: { id: row.degree_type_id, name: row.degree, degree: row.degree },
    field_of_study: row.field_of_study,
    start_at: row.start_at,
    end_at: row.end_at,
    still_studying: row.still_studying,
    description: row.description,
    activities_societies: row.activities_societies,
    grade: row.grade,
  }))
}
