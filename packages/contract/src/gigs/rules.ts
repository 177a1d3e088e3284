import type { AwardDetails, EngineDetails, RadarDetails, TypedDetails } from './details.ts'
import { GIG_TEXTS } from './editing.ts'
import type { GigForm, ScreeningQuestion } from './form.ts'

/** What only those who run projects decide: people, money, who hears of it. Contributors who edit see most of it not. */
export const FOR_STAFF: readonly (keyof GigForm)[] = [
  'owner_id',
  'co_owner_ids',
  'company_id',
  'contact_person_id',
  'confidentiality',
  'requires_signoff',
  'needs_experts',
  'bidType',
  'budget_min',
  'budget_max',
  'currency',
  'show_budget',
  'conflict_company_ids',
  'screening_questions',
]

/** PRODUCT 5.5: what may change while a gig is published; everything else asks to unpublish it first. */
const SAFE: readonly string[] = [
  'name',
  'summary',
  'description',
  'stage',
  'start_at',
  'end_at',
  'deadline',
  'applications_until',
  'tags',
  'deliverables',
  // Texts, dates and the course of the work inside the details of the kinds.
  'details.market_definition',
  'details.publication_date',
  'details.announcement_date',
  'details.licence_status',
  'details.award_text',
  // Taken back with a change of the text; nobody writes them.
  'details.acceptances',
  'details.opportunity_statement',
  'details.objective',
  'details.target_market',
  'details.size_estimate',
  'details.hypothesis',
  'details.success_metrics',
  'details.phases',
  'details.workshops',
  'details.kpis',
]

/** Whether a field may change while the gig is published. */
export function isSafe(field: string): boolean {
  return SAFE.includes(field)
}

/** The fields of a gig that must agree with each other. */
export interface Ruled {
  baseYear: number
  start_at: string | null
  end_at: string | null
  deadline: string | null
  applications_until: string | null
  budget_min: number | null
  budget_max: number | null
  skills_required: readonly string[]
  skills_nice: readonly string[]
  screening_questions: readonly Pick<ScreeningQuestion, 'kind' | 'choices'>[]
  typed: TypedDetails
}

/**
 * What does not fit together, per field (PRODUCT 5.6), of a row as `details.phases.2.end_at`; the server and the page ask
 * the same.
 */
export function gigFaults(gig: Ruled): Record<string, string> {
  const { start_at: start, end_at: end, deadline, applications_until: until } = gig
  const faults: Record<string, string> = {}
  if (start !== null && end !== null && end < start) faults['end_at'] = GIG_TEXTS.endAfterStart
  if (until !== null && deadline !== null && until > deadline) {
    faults['applications_until'] = GIG_TEXTS.untilBeforeDeadline
  }
  if (gig.budget_min !== null && gig.budget_max !== null && gig.budget_max < gig.budget_min) {
    faults['budget_max'] = GIG_TEXTS.budgetOrder
  }
  if (gig.skills_nice.some((id) => gig.skills_required.includes(id))) {
    faults['skills_nice'] = GIG_TEXTS.skillTwice
  }
  gig.screening_questions.forEach(({ kind, choices }, at) => {
    if (kind === 'choice' && filled(choices) < 2) {
      faults[`screening_questions.${at}.choices`] = GIG_TEXTS.twoChoices
    }
  })
  return { ...faults, ...detailFaults(gig.typed, gig.baseYear) }
}

function filled(choices: readonly string[] | undefined): number {
  return new Set((choices ?? []).filter((choice) => choice.trim() !== '')).size
}

type Faults = Record<string, string>

function detailFaults({ type, details }: TypedDetails, baseYear: number): Faults {
  const faults: Faults = {}
  if (type === 'radar') addOfRadar(faults, details, baseYear)
  if (type === 'award') addOfAward(faults, details)
  if (type === 'opportunity-engine') addOfEngine(faults, details)
  return faults
}

function addOfRadar(faults: Faults, details: RadarDetails, baseYear: number): void {
  const { forecast_end_year: year, companies, criteria } = details
  if (year !== null && year < baseYear) faults['details.forecast_end_year'] = GIG_TEXTS.forecastAfterBase
  addTwins(
    faults,
    'companies.company_id',
    companies.map(({ company_id: id }) => id),
  )
  addTwins(
    faults,
    'criteria.name',
    criteria.map(({ axis, name }) => `${axis} ${sameName(name)}`),
  )
  const wrong = ['growth', 'innovation'].find((axis) =>
    isUnbalanced(criteria.filter((one) => one.axis === axis)),
  )
  if (wrong !== undefined) faults['details.criteria'] = GIG_TEXTS.weightsOf(wrong)
}

function addOfAward(faults: Faults, details: AwardDetails): void {
  const { nominee_companies: nominees, criteria } = details
  addTwins(
    faults,
    'nominee_companies.company_id',
    nominees.map(({ company_id: id }) => id),
  )
  addTwins(
    faults,
    'criteria.name',
    criteria.map(({ name }) => sameName(name)),
  )
  if (isUnbalanced(criteria)) faults['details.criteria'] = GIG_TEXTS.weights
  if (hasTwins(criteria, 'id')) faults['details.criteria'] = GIG_TEXTS.twice
}

function addOfEngine(faults: Faults, details: EngineDetails): void {
  details.phases.forEach(({ start_at: start, end_at: end }, at) => {
    if (start !== null && end !== null && end < start) {
      faults[`details.phases.${at}.end_at`] = GIG_TEXTS.endAfterStart
    }
  })
}

/** No criteria at all are fine; as soon as there is one, the weights add up. */
function isUnbalanced(criteria: readonly { weight: number }[]): boolean {
  return criteria.length > 0 && criteria.reduce((sum, { weight }) => sum + weight, 0) !== 100
}

function sameName(name: string): string {
  return name.trim().toLowerCase()
}

/** Marks what stands in a row above already; `column` as `companies.company_id`. */
function addTwins(faults: Record<string, string>, column: string, values: readonly string[]): void {
  const [list, name] = column.split('.')
  values.forEach((value, at) => {
    if (values.indexOf(value) < at) faults[`details.${list}.${at}.${name}`] = GIG_TEXTS.twice
  })
}

function hasTwins<Key extends string>(rows: readonly Readonly<Record<Key, unknown>>[], key: Key): boolean {
  return new Set(rows.map((row) => row[key])).size !== rows.length
}
