import { GigDeliverable, ScreeningQuestion, type GigForm } from '@guildhall/contract/gigs/form'
import type { Ruled } from '@guildhall/contract/gigs/rules'
import * as z from 'zod/mini'
import { typedDetails } from '#features/gigs/details.ts'
import type { GigRow } from '#features/gigs/store.ts'

const Questions = z.array(ScreeningQuestion)
const Deliverables = z.array(GigDeliverable)
const amount = (value: string | number | null) => (value === null ? null : Number(value))
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** The content of a stored gig under the names of the form. */
export function valuesOf(row: GigRow) {
  return {
    ...contentOf(row),
    ...expertBlockOf(row),
    details: typedDetails(row.type, row.details).details,
  }
}

function contentOf(row: GigRow) {
  return {
    name: row.name,
    baseYear: row.base_year,
    template_id: row.template_id,
    stage: row.stage,
    summary: row.summary,
    description: row.description,
    owner_id: row.owner_id,
    co_owner_ids: row.co_owner_ids,
    company_id: row.company_id,
    contact_person_id: row.contact_person_id,
    industry_ids: idsOf(row.industries),
    segment_ids: idsOf(row.segments),
    region_ids: idsOf(row.regions),
    language_ids: idsOf(row.languages),
    start_at: row.start_at,
    end_at: row.end_at,
    deadline: row.deadline,
    confidentiality: row.confidentiality,
    requires_signoff: row.requires_signoff,
    tags: row.tags,
    needs_experts: row.needs_experts,
  }
}

function expertBlockOf(row: GigRow) {
  return {
    category_id: row.category_id,
    talent_type_id: row.talent_type_id,
    skills_required: idsOf(row.skills_required),
    skills_nice: idsOf(row.skills_nice),
    experts_count: row.experts_count,
    years_min: row.years_min,
    minimumRating: amount(row.minimum_rating),
    is_remote: row.is_remote,
    overlap_hours: row.overlap_hours,
    country_id: row.country_id,
    state_id: row.state_id,
    city_id: row.city_id,
    bidType: row.bid_type,
    budget_min: amount(row.budget_min),
    budget_max: amount(row.budget_max),
    currency: row.currency,
    show_budget: row.show_budget,
    timeInterval: row.time_interval,
    duration: row.duration,
    hours_per_week: row.hours_per_week,
    screening_questions: Questions.parse(row.screening_questions),
    applications_until: row.applications_until,
    conflict_company_ids: idsOf(row.conflicts),
    deliverables: Deliverables.parse(row.deliverables),
  }
}
export type Values = ReturnType<typeof valuesOf>

/** The names of the lists whose order says nothing. */
const SETS: readonly string[] = [
  'co_owner_ids',
  'industry_ids',
  'segment_ids',
  'region_ids',
  'language_ids',
  'skills_required',
  'skills_nice',
  'conflict_company_ids',
]

/** What of a form differs from what is stored. */
export function changesOf(form: GigForm, values: Values): GigForm {
  const changed = Object.entries(form).filter(
    ([field, value]) =>
      value !== undefined && asText(field, value) !== asText(field, Reflect.get(values, field)),
  )
  return Object.fromEntries(changed)
}

function asText(field: string, value: unknown): string {
  const isSet = SETS.includes(field) && Array.isArray(value)
  return JSON.stringify(isSet ? value.map(String).toSorted() : sorted(value))
}

/** Objects with their keys in order: jsonb keeps them in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, one]) => [key, sorted(one)])
}

/** null is a value: only what the form leaves out keeps what is stored. */
export function given<Value>(value: Value | undefined, stored: Value): Value {
  return value === undefined ? stored : value
}

/** What must agree, as it will be after the change. */
export function ruled(row: GigRow, values: Values, change: GigForm): Ruled {
  return {
    baseYear: change.baseYear ?? values.baseYear,
    start_at: given(change.start_at, values.start_at),
    end_at: given(change.end_at, values.end_at),
    deadline: given(change.deadline, values.deadline),
    applications_until: given(change.applications_until, values.applications_until),
    budget_min: given(change.budget_min, values.budget_min),
    budget_max: given(change.budget_max, values.budget_max),
    skills_required: change.skills_required ?? values.skills_required,
    skills_nice: change.skills_nice ?? values.skills_nice,
    screening_questions: change.screening_questions ?? values.screening_questions,
    typed: typedDetails(row.type, change.details ?? values.details),
  }
}
