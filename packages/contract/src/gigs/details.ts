import * as z from 'zod/mini'
import { blankable, day, moment, requiredId, requiredText, text, uuid } from '#contract/shapes'
import type { GigKind } from './kinds.ts'

const REQUIRED = 'Field is required'
const optionalText = (max: number) => z._default(blankable(text(max)), null)
const optionalDay = z._default(z.nullable(day), null)
const optionalId = z._default(z.nullable(uuid), null)
const between = (min: number, max: number, missing = 'Use a whole number.') =>
  z
    .int({ error: ({ input }) => (input === null ? missing : 'Use a whole number.') })
    .check(z.gte(min, { error: `At least ${min}.` }), z.lte(max, { error: `At most ${max}.` }))
const optionalInt = (min: number, max: number) => z._default(z.nullable(between(min, max)), null)
const listUpTo = <T extends z.ZodMiniType>(row: T, max: number) =>
  z._default(z.array(row).check(z.maxLength(max, { error: `At most ${max} entries.` })), [])
const figure = z._default(
  z.nullable(z.number({ error: 'Invalid number' }).check(z.gte(-1e12), z.lte(1e12))),
  null,
)
const weight = between(0, 100, REQUIRED)

/**
 * Who of level manage agreed for their company, and when: to its profile on a radar, or to the text of an award. A
 * change of what they agreed to takes it back. Written by `gigAcceptance` alone.
 */
const acceptances = listUpTo(
  z.strictObject({ company_id: z.nullable(uuid), user_id: uuid, accepted_at: moment }),
  100,
)

export const RADAR_STATUSES = ['candidate', 'invited', 'confirmed', 'declined', 'profiled'] as const
export const AXES = ['growth', 'innovation'] as const
const grade = z._default(
  z.nullable(z.number().check(z.gte(1, { error: 'At least 1.' }), z.lte(5, { error: 'At most 5.' }))),
  null,
)

/** A benchmark of companies in a market. Scores 1 to 5; the weights of an axis add up to 100. */
export const RadarDetails = z.strictObject({
  market_name: optionalText(150),
  market_definition: optionalText(4000),
  forecast_end_year: optionalInt(2000, 2100),
  companies: listUpTo(
    z.strictObject({
      company_id: requiredId(REQUIRED),
      status: z._default(z.enum(RADAR_STATUSES), 'candidate'),
      growth_score: grade,
      innovation_score: grade,
    }),
    100,
  ),
  criteria: listUpTo(z.strictObject({ axis: z.enum(AXES), name: requiredText(100, REQUIRED), weight }), 20),
  publication_date: optionalDay,
  acceptances,
})
export type RadarDetails = z.output<typeof RadarDetails>

export const NOMINEE_STATUSES = ['nominated', 'shortlisted', 'winner', 'not_awarded'] as const
export const LICENCE_STATUSES = ['none', 'offered', 'signed'] as const

/** Of all jurors together. */
export const MOST_SCORES = 2000

/** `scores`: 1 to 10 of a juror for a nominee. Who adds a criterion gives it its id, so that scores outlive its name. */
export const AwardDetails = z.strictObject({
  award_category: optionalText(150),
  market: optionalText(150),
  nominee_companies: listUpTo(
    z.strictObject({
      company_id: requiredId(REQUIRED),
      status: z._default(z.enum(NOMINEE_STATUSES), 'nominated'),
    }),
    50,
  ),
  criteria: listUpTo(z.strictObject({ id: uuid, name: requiredText(100, REQUIRED), weight }), 20),
  scores: listUpTo(
    z.strictObject({ company_id: uuid, criterion_id: uuid, juror_id: uuid, score: between(1, 10) }),
    MOST_SCORES,
  ),
  announcement_date: optionalDay,
  licence_status: z._default(z.enum(LICENCE_STATUSES), 'none'),
  /** What is said about the winner; a customer of level manage accepts it. */
  award_text: optionalText(4000),
  acceptances,
})
export type AwardDetails = z.output<typeof AwardDetails>

export const IMPACTS = ['low', 'medium', 'high'] as const

export const OpportunityDetails = z.strictObject({
  opportunity_statement: optionalText(1000),
  objective: optionalText(4000),
  target_market: optionalText(150),
  horizon_years: optionalInt(1, 10),
  impact: z._default(z.nullable(z.enum(IMPACTS)), null),
  size_estimate: optionalText(150),
  hypothesis: listUpTo(requiredText(500), 20),
  success_metrics: listUpTo(requiredText(500), 20),
})
export type OpportunityDetails = z.output<typeof OpportunityDetails>

export const PHASE_STATES = ['planned', 'active', 'done'] as const
export const CADENCES = ['weekly', 'bi-weekly', 'monthly'] as const

/** A programme of several opportunities. `owner_id` and `sponsor_id`: a user and a person. */
export const EngineDetails = z.strictObject({
  sponsor_id: optionalId,
  phases: listUpTo(
    z.strictObject({
      name: requiredText(100, REQUIRED),
      start_at: optionalDay,
      end_at: optionalDay,
      owner_id: optionalId,
      state: z._default(z.enum(PHASE_STATES), 'planned'),
    }),
    30,
  ),
  workshops: optionalInt(0, 200),
  cadence: z._default(z.nullable(z.enum(CADENCES)), null),
  child_gig_ids: listUpTo(uuid, 50),
  kpis: listUpTo(z.strictObject({ name: requiredText(150, REQUIRED), target: figure, actual: figure }), 20),
})
export type EngineDetails = z.output<typeof EngineDetails>

/** The fields of each kind (PRODUCT 5.6.3), the same in forms and answers; a form replaces them as a whole. */
export const DETAILS = {
  radar: RadarDetails,
  award: AwardDetails,
  'growth-opportunity': OpportunityDetails,
  'opportunity-engine': EngineDetails,
} as const satisfies Record<GigKind, z.ZodMiniType>

/** The details of a gig, told apart by its kind. */
export type TypedDetails =
  | { type: 'radar'; details: RadarDetails }
  | { type: 'award'; details: AwardDetails }
  | { type: 'growth-opportunity'; details: OpportunityDetails }
  | { type: 'opportunity-engine'; details: EngineDetails }
