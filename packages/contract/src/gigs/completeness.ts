import type { GigKind } from './kinds.ts'
import { regionWord } from './region-word.ts'

/** The steps of the editor (decision 156). */
export const EDITOR_STEPS = ['brief', 'team', 'review'] as const
export type EditorStep = (typeof EDITOR_STEPS)[number]

/** A field that a gig lacks before it can be requested; `details.` stands before those of the kind. */
export interface MissingField {
  field: string
  label: string
  step: EditorStep
}

/** What completeness looks at; a gig of an answer and a row of the server both are one. */
export interface Measured {
  type: GigKind
  name: string
  summary: string | null
  description: string | null
  deadline: string | null
  company?: unknown
  industries: readonly unknown[]
  regions: readonly unknown[]
  needs_experts: boolean
  skills_required: readonly unknown[]
  details: Readonly<Record<string, unknown>>
}

type Rule = MissingField & { isThere: (gig: Measured) => boolean }

const has = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Of every kind (PRODUCT 5.6.1). What always holds a value, like the owner and the base year, is not asked. */
const COMMON: readonly Rule[] = [
  { field: 'name', label: 'Project name', step: 'brief', isThere: ({ name }) => has(name) },
  { field: 'summary', label: 'Summary', step: 'brief', isThere: ({ summary }) => has(summary) },
  {
    field: 'description',
    label: 'Description',
    step: 'brief',
    isThere: ({ description }) => has(description),
  },
  {
    field: 'industry_ids',
    label: 'Industries',
    step: 'brief',
    isThere: ({ industries }) => industries.length > 0,
  },
  { field: 'region_ids', label: 'Regions', step: 'brief', isThere: ({ regions }) => regions.length > 0 },
  { field: 'deadline', label: 'Deadline', step: 'brief', isThere: ({ deadline }) => has(deadline) },
]

const detail = (key: string, label: string): Rule => ({
  field: `details.${key}`,
  label,
  step: 'brief',
  isThere: ({ details }) => has(details[key]),
})

/** Of each kind (PRODUCT 5.6.3). */
const OF_KIND: Record<GigKind, readonly Rule[]> = {
  radar: [detail('market_name', 'Market name')],
  award: [detail('award_category', 'Award category')],
  'growth-opportunity': [
    detail('opportunity_statement', 'Opportunity statement'),
    detail('objective', 'Objective'),
  ],
  'opportunity-engine': [
    {
      field: 'company_id',
      label: 'Customer company',
      step: 'brief',
      isThere: ({ company }) => (company ?? null) !== null,
    },
  ],
}

const EXPERTS: readonly Rule[] = [
  {
    field: 'skills_required',
    label: 'Required skills',
    step: 'team',
    isThere: ({ skills_required: skills }) => skills.length > 0,
  },
]

const RULES = [...COMMON, ...Object.values(OF_KIND).flat(), ...EXPERTS]

/** What the page calls a field that may be missing. */
export function labelOfMissing(name: string): string | undefined {
  return RULES.find(({ field }) => field === name)?.label
}

/** What a gig still lacks before it can be requested or approved, in the order of the editor. */
export function missingFields(gig: Measured): MissingField[] {
  const rules = [...COMMON, ...OF_KIND[gig.type], ...(gig.needs_experts ? EXPERTS : [])]
  return rules
    .filter((rule) => !rule.isThere(gig))
    .toSorted((a, b) => EDITOR_STEPS.indexOf(a.step) - EDITOR_STEPS.indexOf(b.step))
    .map(({ field, label, step }) => ({
      field,
      label: field === 'region_ids' ? regionWord(gig.type) : label,
      step,
    }))
}

/** The same as the texts of a refusal: each missing field is required. */
export function missingTexts(gig: Measured): Record<string, string[]> {
  return Object.fromEntries(missingFields(gig).map(({ field }) => [field, ['Field is required']]))
}
