import type { Received } from '@guildhall/contract/endpoint'
import type { Experience, sections } from '@guildhall/contract/experts/sections'
import { TYPES_WITHOUT_COMPANY } from '@guildhall/contract/reference'
import { isMissing, uuid } from '@guildhall/contract/shapes'
import * as z from 'zod/mini'
import * as companies from '#features/companies/service.ts'
import * as reference from '#features/reference/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { rows as projectRows } from './projects.ts'
import type { Columns, Place, Section } from './section.ts'

type Body = Received<typeof sections.experiences.create, 'body'>
/** A dialog asks for the employment type; a resume may leave it open. */
type Form = Omit<Body, 'employment_type_id'> & { employment_type_id: string | null }

export const experiences: Section<Form, Experience> = {
  name: 'experiences',
  missing: missingCompany,
  table: 'expert_experiences',
  rows,
  columns,
  label: ({ title, company }) => `${title} ${company?.name ?? ''}`,
}

type Typed = { employment_type_id?: unknown; company_id?: unknown }

/** The company, when the employment type that was sent asks for one (PRODUCT X-19). */
async function missingCompany(
  { db }: Ctx,
  { employment_type_id: type, company_id: company }: Typed,
): Promise<Record<string, string[]>> {
  const id = z.safeParse(uuid, type)
  if (!isMissing(company) || !id.success) return {}
  const types = await reference.itemsById(db, 'employment_types', [id.data])
  return needsCompany([...types.values()]) ? NO_COMPANY : {}
}

const NO_COMPANY = { company_id: ['This field is required.'] }

function needsCompany(types: readonly { name: string }[]): boolean {
  return !types.some(({ name }) => TYPES_WITHOUT_COMPANY.includes(name))
}

async function columns({ db }: SignedIn, form: Form): Promise<Columns> {
  const { employment_type_id: type } = form
  const types = await reference.requireItems(
    db,
    'employment_types',
    type === null ? [] : [type],
    'employment_type_id',
  )
  if (form.company_id !== null) await companies.requireCompany(db, form.company_id, 'company_id')
  else if (needsCompany(types)) throw refuse('invalid', { fields: NO_COMPANY })
  await reference.requirePlace(db, form)
  return { ...form, end_at: form.currently_working ? null : form.end_at }
}

async function rows(db: Db, place: Place, id?: string): Promise<Experience[]> {
  const found = await experienceRows(db, place.personId, id)
  const projects = await projectRows(db, id === undefined ? place : { ...place, experienceId: id })
  return found.map((row) => ({
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    company: named(row.company_id, row.company_name),
    employmentType: named(row.employment_type_id, row.employment_type),
    country: row.country_id === null ? null : { id: row.country_id, nicename: row.country ?? '' },
    state: named(row.state_id, row.state),
    city: named(row.city_id, row.city),
    start_at: row.start_at,
    end_at: row.end_at,
    currently_working: row.currently_working,
    short_name: [row.city, row.state, row.country].filter((part) => part !== null).join(', '),
    projects: projects.filter((project) => project.experience_id === row.id),
  }))
}

function experienceRows(db: Db, personId: string, id?: string) {
  return db
    .selectFrom('expert_experiences as it')
    .leftJoin('reference_items as type', 'type.id', 'it.employment_type_id')
    .leftJoin('companies as company', 'company.id', 'it.company_id')
    .leftJoin('countries as country', 'country.id', 'it.country_id')
    .leftJoin('states as state', 'state.id', 'it.state_id')
    .leftJoin('cities as city', 'city.id', 'it.city_id')
    .selectAll('it')
    .select([
      'type.name as employment_type',
      'company.name as company_name',
      'country.nicename as country',
      'state.name as state',
      'city.name as city',
    ])
    .where('it.person_id', '=', personId)
    .$if(id !== undefined, (all) => all.where('it.id', '=', id ?? ''))
    .orderBy('it.currently_working', 'desc')
    .orderBy('it.start_at', 'desc')
    .orderBy('it.id')
    .execute()
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name }
}
