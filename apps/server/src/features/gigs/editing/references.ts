import { GIG_TEXTS } from '@guildhall/contract/gigs/editing'
import type { TypedDetails } from '@guildhall/contract/gigs/details'
import type { GigForm } from '@guildhall/contract/gigs/form'
import { KINDS } from '@guildhall/contract/gigs/kinds'
import { requireCompany } from '#features/companies/service.ts'
import { requireItems, requirePlace, requireSegments } from '#features/reference/service.ts'
import { requireOffered } from '#features/settings/service.ts'
import { findTemplate, type GigRow } from '#features/gigs/store.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'
import { given, type Values } from './values.ts'

export interface Referring {
  gig: GigRow
  values: Values
  /** Only what differs from what is stored. */
  change: GigForm
}

/** 422 at the first field that names what does not exist, or what does not belong there. */
export async function requireReferences(ctx: SignedIn, referring: Referring): Promise<void> {
  const { gig, change } = referring
  await requireKind(ctx, gig, change)
  await requireOffered(ctx.db, 'currencies', { field: 'currency', choice: change.currency })
  await requireLists(ctx, change)
  await requireAreas(ctx, referring)
  await requirePeople(ctx, change)
  await requireWhere(ctx, referring)
}

async function requireKind({ db }: SignedIn, { type }: GigRow, change: GigForm): Promise<void> {
  const { template_id: template, stage } = change
  if (template && (await findTemplate(db, type, template)) === undefined) throw wrong('template_id')
  if (stage && !KINDS[type].stages.some((known) => known === stage)) throw wrong('stage')
}

const LISTS = {
  region_ids: 'regions',
  language_ids: 'languages',
  skills_required: 'skills',
  skills_nice: 'skills',
} as const

async function requireLists({ db }: SignedIn, change: GigForm): Promise<void> {
  for (const field of ['region_ids', 'language_ids', 'skills_required', 'skills_nice'] as const) {
    await requireItems(db, LISTS[field], change[field] ?? [], field)
  }
  if (change.category_id) await requireItems(db, 'categories', [change.category_id], 'category_id')
  if (change.talent_type_id) {
    await requireItems(db, 'talent_types', [change.talent_type_id], 'talent_type_id')
  }
  if (change.company_id) await requireCompany(db, change.company_id, 'company_id')
  for (const id of change.conflict_company_ids ?? []) await requireCompany(db, id, 'conflict_company_ids')
}

/** Segments are those of the industries that are chosen. */
async function requireAreas({ db }: SignedIn, { values, change }: Referring): Promise<void> {
  if (change.industry_ids === undefined && change.segment_ids === undefined) return
  const industries = change.industry_ids ?? values.industry_ids
  await requireItems(db, 'industries', industries, 'industry_ids')
  const segments = await requireSegments(db, change.segment_ids ?? values.segment_ids, 'segment_ids')
  if (segments.some(({ industry_id: id }) => !industries.includes(id))) {
    throw wrong('segment_ids', 'Choose segments of these industries.')
  }
}

async function requirePeople({ db }: SignedIn, change: GigForm): Promise<void> {
  if (change.owner_id !== undefined && !(await store.areOwners(db, [change.owner_id])))
    throw wrong('owner_id')
  if (change.co_owner_ids !== undefined && !(await store.areOwners(db, change.co_owner_ids))) {
    throw wrong('co_owner_ids')
  }
  if (change.contact_person_id && !(await store.arePeople(db, [change.contact_person_id]))) {
    throw wrong('contact_person_id')
  }
}

async function requireWhere({ db }: SignedIn, { values, change }: Referring): Promise<void> {
  const place = {
    country_id: given(change.country_id, values.country_id),
    state_id: given(change.state_id, values.state_id),
    city_id: given(change.city_id, values.city_id),
  }
  await requirePlace(db, place)
}

/** The same for the ids inside the details. */
export async function requireDetails(ctx: SignedIn, gig: GigRow, typed: TypedDetails): Promise<void> {
  const { db } = ctx
  const all = async (ids: readonly string[], field: string) => {
    for (const id of new Set(ids)) await requireCompany(db, id, `details.${field}`)
  }
  if (typed.type === 'radar') {
    await all(
      typed.details.companies.map((row) => row.company_id),
      'companies',
    )
  }
  if (typed.type === 'award') {
    await all(
      typed.details.nominee_companies.map((row) => row.company_id),
      'nominee_companies',
    )
  }
  if (typed.type !== 'opportunity-engine') return
  const { sponsor_id: sponsor, phases, child_gig_ids: children } = typed.details
  if (sponsor !== null && !(await store.arePeople(db, [sponsor]))) throw wrong('details.sponsor_id')
  const owners = phases.flatMap(({ owner_id: owner }) => (owner === null ? [] : [owner]))
  if (!(await store.areUsers(db, owners))) throw wrong('details.phases')
  if (children.includes(gig.id) || !(await store.areOpportunities(db, ctx.actor, children))) {
    throw wrong('details.child_gig_ids')
  }
}

function wrong(field: string, text: string = GIG_TEXTS.notInList) {
  return refuse('invalid', { fields: { [field]: [text] } })
}
