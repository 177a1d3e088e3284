import * as z from 'zod/mini'
import { blankable, currency, day, requiredText, text, uuid, isMissing } from '#contract/shapes'
import { oneLine } from '#contract/names'
import { DETAILS } from './details.ts'
import { WORKING_HOURS } from './overlap.ts'

export const CONFIDENTIALITIES = ['open', 'nda', 'restricted'] as const
export const BID_TYPES = ['Hourly', 'Daily', 'Monthly', 'Fixed'] as const
export const TIME_INTERVALS = ['hours', 'days', 'weeks', 'months'] as const
export const QUESTION_KINDS = ['text', 'yes_no', 'choice'] as const
export const MAX_SUMMARY = 300
export const MAX_GIG_DESCRIPTION = 20_000

const REQUIRED = 'Field is required'
const BASE_YEAR = 'Invalid base year'

/** spec 002 §5: an integer; PRODUCT 5.6.1: from 2000 to five years from now. */
export const BaseYear = z.int({ error: ({ input }) => (isMissing(input) ? REQUIRED : BASE_YEAR) }).check(
  z.gte(2000, { error: BASE_YEAR }),
  z.refine((year) => year <= new Date().getUTCFullYear() + 5, { error: BASE_YEAR }),
)

export const GigName = z.string({ error: REQUIRED }).check(
  z.trim(),
  z.minLength(1, { error: REQUIRED, abort: true }),
  z.minLength(3, { error: 'At least 3 characters.' }),
  z.maxLength(150, { error: 'At most 150 characters.' }),
  oneLine,
  z.refine((name) => !name.includes('\u0000') && name.isWellFormed(), {
    error: 'This text holds characters that cannot be stored.',
  }),
)

/** A list names each thing once; what is sent twice counts once. */
const once = z.overwrite((list: string[]) => [...new Set(list)])
const ids = (max: number) => z.array(uuid).check(once, z.maxLength(max, { error: `At most ${max} entries.` }))
const whole = (min: number, max: number) =>
  z
    .int({ error: 'Use a whole number.' })
    .check(z.gte(min, { error: `At least ${min}.` }), z.lte(max, { error: `At most ${max}.` }))
const money = z
  .number({ error: 'Invalid number' })
  .check(
    z.gte(0, { error: 'At least 0.' }),
    z.lte(9_999_999_999, { error: 'Invalid number' }),
    z.multipleOf(0.01, { error: 'At most 2 decimals.' }),
  )
const rating = z
  .number({ error: 'Invalid number' })
  .check(
    z.gte(0, { error: 'At least 0.' }),
    z.lte(5, { error: 'At most 5.' }),
    z.multipleOf(0.5, { error: 'In steps of 0.5.' }),
  )

/** Knocking out only marks an application, it never turns it down. */
export const ScreeningQuestion = z.strictObject({
  id: uuid,
  kind: z.enum(QUESTION_KINDS),
  question: requiredText(500, REQUIRED),
  choices: z.optional(z.array(text(200)).check(z.maxLength(20))),
  is_required: z.boolean(),
  is_knock_out: z.boolean(),
})
export type ScreeningQuestion = z.infer<typeof ScreeningQuestion>

export const GigDeliverable = z.strictObject({
  text: requiredText(300, REQUIRED),
  due: z.nullable(day),
})

const content = {
  name: GigName,
  baseYear: BaseYear,
  template_id: z.nullable(uuid),
  /** One of the stages of the kind. */
  stage: z.nullable(text(50)),
  summary: blankable(text(MAX_SUMMARY)),
  /** HTML; the server keeps what is harmless. */
  description: blankable(text(MAX_GIG_DESCRIPTION)),
  owner_id: uuid,
  co_owner_ids: ids(10),
  company_id: z.nullable(uuid),
  contact_person_id: z.nullable(uuid),
  industry_ids: ids(20),
  segment_ids: ids(50),
  region_ids: ids(20),
  language_ids: ids(20),
  start_at: z.nullable(day),
  end_at: z.nullable(day),
  deadline: z.nullable(day),
  confidentiality: z.enum(CONFIDENTIALITIES),
  requires_signoff: z.boolean(),
  tags: z.array(text(50)).check(once, z.maxLength(20, { error: 'At most 20 entries.' })),
  needs_experts: z.boolean(),
}

/** Shown when the gig needs experts (PRODUCT 5.6.2). */
const expertBlock = {
  category_id: z.nullable(uuid),
  talent_type_id: z.nullable(uuid),
  skills_required: ids(30),
  skills_nice: ids(30),
  experts_count: z.nullable(whole(1, 50)),
  years_min: z.nullable(whole(0, 50)),
  minimumRating: z.nullable(rating),
  is_remote: z.boolean(),
  /** Hours of the manager's working day that an expert shares at least; null: any time zone. */
  overlap_hours: z.nullable(whole(1, WORKING_HOURS)),
  country_id: z.nullable(uuid),
  state_id: z.nullable(uuid),
  city_id: z.nullable(uuid),
  bidType: z.nullable(z.enum(BID_TYPES)),
  budget_min: z.nullable(money),
  budget_max: z.nullable(money),
  currency,
  show_budget: z.boolean(),
  timeInterval: z.nullable(z.enum(TIME_INTERVALS)),
  duration: z.nullable(whole(1, 10_000)),
  hours_per_week: z.nullable(whole(1, 80)),
  screening_questions: z.array(ScreeningQuestion).check(z.maxLength(10, { error: 'At most 10 entries.' })),
  applications_until: z.nullable(day),
  conflict_company_ids: ids(50),
  deliverables: z.array(GigDeliverable).check(z.maxLength(30, { error: 'At most 30 entries.' })),
}

/** Every field of the content, each optional: what a form leaves out stays as it is. */
export const gigFields = z.partial(z.strictObject({ ...content, ...expertBlock })).shape

/** A change of the content. `details` are those of the kind, as a whole: the server reads them by `DETAILS[type]`. */
export const GigForm = z.strictObject({
  ...gigFields,
  details: z.optional(
    z.record(z.string(), z.unknown()).register(z.globalRegistry, { formsOf: Object.values(DETAILS) }),
  ),
})
export type GigForm = z.output<typeof GigForm>
