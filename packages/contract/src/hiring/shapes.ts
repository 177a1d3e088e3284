import * as z from 'zod/mini'
import { GATES } from '#contract/compliance'
import { moment, text, uuid } from '#contract/shapes'
import { ENGAGEMENT_STATUSES } from './machine.ts'
import { NextDate } from './next-date.ts'

export const BID_TYPES = ['Hourly', 'Daily', 'Monthly', 'Fixed'] as const

export const CLOSE_REASONS = [
  'declined',
  'expired',
  'withdrawn_by_staff',
  'withdrawn_by_expert',
  'not_selected',
  'completed',
  'terminated',
  'gig_closed',
  'expert_rejected',
  'expert_suspended',
] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

export const nullableText = z.nullable(z.string())
export const named = z.strictObject({ id: uuid, name: z.string() })
export const count = z.int().check(z.gte(0))
const answered = z.strictObject({ question: z.string(), answer: z.string(), is_knock_out: z.boolean() })

/** The stars that the reader gave; null while they gave none. */
export const ownRating = z.nullable(z.number())

/** An amount of money with at most two decimals. */
export const amount = z
  .number({ error: 'This field is required.' })
  .check(
    z.gte(0, { error: 'At least 0.' }),
    z.lte(9_999_999, { error: 'At most 9,999,999.' }),
    z.multipleOf(0.01, { error: 'At most two decimals.' }),
  )

/** An expert in the lists of who hires. */
export const ExpertCard = z.strictObject({
  id: uuid,
  name: z.string(),
  photo: nullableText,
  job_title: nullableText,
  location: nullableText,
  years_of_experience: z.nullable(z.int()),
  rating: z.nullable(z.number()),
  rating_count: count,
  availability: z.enum(['Active', 'Available']),
  is_available: z.boolean(),
  /** As an expert or their login: hired still perhaps, they do nothing until somebody decides. */
  is_suspended: z.boolean(),
  rate: z.nullable(z.number()),
  rate_type: nullableText,
  skills: z.array(z.string()),
})
export type ExpertCard = z.infer<typeof ExpertCard>

/** What staff may do with an engagement; by the machine and the policy of the server. */
export const EngagementActions = z.strictObject({
  canReview: z.boolean(),
  canHire: z.boolean(),
  canNotSelect: z.boolean(),
  /** Before the hire, in answer to a customer who wants to talk. */
  canProposeCall: z.boolean(),
  canWithdrawRequest: z.boolean(),
  canEnd: z.boolean(),
  canReopen: z.boolean(),
  canRate: z.boolean(),
  /** There is an agreement to download. */
  canSeeAgreement: z.boolean(),
})
export type EngagementActions = z.infer<typeof EngagementActions>

export const OPINIONS = ['up', 'down'] as const

/** What a customer said of somebody on the shortlist, as those who hire read it. */
export const CustomerOpinion = z.strictObject({
  by: z.string(),
  /** Their login, under which they can be a guest of a call. */
  by_id: uuid,
  opinion: z.nullable(z.enum(OPINIONS)),
  comment: nullableText,
  wants_to_talk: z.boolean(),
  at: moment,
})
export type CustomerOpinion = z.infer<typeof CustomerOpinion>

/** An engagement as the people of its gig see it. Never for experts. */
export const Engagement = z.strictObject({
  id: uuid,
  version: z.int(),
  gig: named,
  expert: ExpertCard,
  status: z.enum(ENGAGEMENT_STATUSES),
  close_reason: z.nullable(z.enum(CLOSE_REASONS)),
  reasons: z.array(z.string()),
  reason_text: nullableText,
  origin: z.enum(['invite', 'apply', 'recommendation']),
  request_message: nullableText,
  message: nullableText,
  bid_type: nullableText,
  bid_amount: z.nullable(z.number()),
  currency: z.string(),
  answers: z.array(answered),
  declares_no_conflict: z.boolean(),
  expires_at: z.nullable(moment),
  is_shortlisted: z.boolean(),
  score: z.nullable(z.number()),
  assigned_at: z.nullable(moment),
  rate: z.nullable(z.number()),
  rate_type: nullableText,
  starts_on: nullableText,
  ends_on: nullableText,
  hours_planned: z.nullable(z.int()),
  ended_at: z.nullable(moment),
  /** When the current version of the agreement was signed. */
  agreement_signed_at: z.nullable(moment),
  next_date: z.nullable(NextDate),
  thumbs_up: count,
  thumbs_down: count,
  /** Of the customers; wishes to talk first, then the latest. */
  opinions: z.array(CustomerOpinion),
  own_rating: ownRating,
  created_at: moment,
  updated_at: moment,
  updated_at_diff: z.string(),
  actions: EngagementActions,
})
export type Engagement = z.infer<typeof Engagement>

/** One thing that must hold before somebody is hired. */
export const HireCheck = z.strictObject({
  key: z.enum([
    'approved',
    'gig',
    'nda',
    'consent',
    'conflict',
    'conflict_declared',
    'restricted',
    'training',
    'attestation',
  ]),
  label: z.string(),
  is_met: z.boolean(),
  hint: nullableText,
  /** The gate that it is, where it is one, and whether its reader may waive it. */
  gate: z.nullable(z.enum(GATES)),
  can_waive: z.boolean(),
  /** Whether its reader may ask the expert for it, and when somebody last did. */
  can_ask: z.boolean(),
  asked_at: z.nullable(moment),
})
export type HireCheck = z.infer<typeof HireCheck>

export const GivenRating = z.strictObject({
  id: uuid,
  direction: z.enum(['of_expert', 'of_owner']),
  rate: z.number(),
  comment: nullableText,
  created_at: moment,
  createdBy: z.nullable(named),
  is_own: z.boolean(),
})
export type GivenRating = z.infer<typeof GivenRating>

export const RatingForm = z.strictObject({
  rate: z
    .number({ error: 'This field is required.' })
    .check(
      z.gte(1, { error: 'Choose 1 to 5 stars.' }),
      z.lte(5, { error: 'Choose 1 to 5 stars.' }),
      z.multipleOf(0.5, { error: 'Choose whole or half stars.' }),
    ),
  comment: z.optional(z.nullable(text(1000))),
})
