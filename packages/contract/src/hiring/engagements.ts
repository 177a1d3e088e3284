import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item, list, pageQuery, sortOf } from '#contract/envelope'
import {
  blankable,
  currency,
  day,
  idParams,
  listOf,
  moment,
  requiredText,
  text,
  uuid,
  whole,
} from '#contract/shapes'
import { ENGAGEMENT_STATUSES } from './machine.ts'
import { NextDate } from './next-date.ts'
import { Weighed } from './ranking.ts'
import {
  BID_TYPES,
  Engagement,
  GivenRating,
  HireCheck,
  RatingForm,
  amount,
  count,
  nullableText,
  ownRating,
} from './shapes.ts'

const answers = z
  .array(
    z.strictObject({
      question_id: text(100),
      answer: text(2000),
      /** The words that were read; refused when the question reads otherwise by now. */
      question: z.optional(text(500)),
    }),
  )
  .check(z.maxLength(10, { error: 'At most 10 answers.' }))

/** What an expert says when they apply, or accept a request. */
export const ApplicationForm = z.strictObject({
  message: z.optional(blankable(text(2000))),
  bid_type: z.optional(z.nullable(z.enum(BID_TYPES))),
  bid_amount: z.optional(z.nullable(amount)),
  currency: z.optional(currency),
  answers: z.optional(answers),
  declares_no_conflict: z.optional(z.boolean()),
})
export type ApplicationForm = z.infer<typeof ApplicationForm>

/** `expert_ids` from those who hire; the rest from an expert who applies. */
export const NewEngagement = z.strictObject({
  ...ApplicationForm.shape,
  expert_ids: z.optional(
    z
      .array(uuid)
      .check(
        z.minLength(1, { error: 'Choose an expert.' }),
        z.maxLength(50, { error: 'At most 50 experts.' }),
      ),
  ),
  origin: z.optional(z.enum(['invite', 'recommendation'])),
})
export type NewEngagement = z.infer<typeof NewEngagement>

export const HireForm = z.strictObject({
  rate: amount,
  rate_type: z.enum(BID_TYPES, { error: 'Please select rate type' }),
  starts_on: day,
  ends_on: z.optional(z.nullable(day)),
  hours_planned: z.optional(
    z.nullable(z.int().check(z.gte(1, { error: 'At least 1.' }), z.lte(10_000, { error: 'At most 10000.' }))),
  ),
})
export type HireForm = z.infer<typeof HireForm>

const ReasonForm = z.strictObject({
  reason_ids: z.optional(z.array(uuid).check(z.maxLength(10))),
  reason_text: z.optional(blankable(text(2000))),
})
const EndForm = z.strictObject({
  outcome: z.enum(['completed', 'terminated'], { error: 'Choose how it ended.' }),
  reason_text: z.optional(blankable(text(2000))),
})

/** The same step for several; declining wants one reason, which stays with the people of the project. */
export const Decision = z.strictObject({
  decision: z.enum(['shortlist', 'decline'], { error: 'Choose what to decide.' }),
  ids: z
    .array(uuid)
    .check(z.minLength(1, { error: 'Choose an expert.' }), z.maxLength(50, { error: 'At most 50 experts.' })),
  reason_text: z.optional(blankable(text(2000))),
  /** Of those whose version was seen, which: one that changed since stays as it is. */
  versions: z.optional(z.record(uuid, z.int())),
})
export type Decision = z.infer<typeof Decision>

/** What both sides may still do with an engagement that the expert has; nothing of how they are seen. */
export const OwnActions = z.strictObject({
  canApply: z.boolean(),
  canAccept: z.boolean(),
  canDecline: z.boolean(),
  canWithdraw: z.boolean(),
  canRate: z.boolean(),
  canSeeAgreement: z.boolean(),
  canSign: z.boolean(),
})
export type OwnActions = z.infer<typeof OwnActions>

export const OWN_STATES = ['requested', 'in_review', 'active', 'past'] as const

/** Their engagement as an expert sees it: whether anybody looked at it, ranked it or put it on a list is not in it. */
export const OwnEngagement = z.strictObject({
  id: uuid,
  state: z.enum(OWN_STATES),
  /** "Completed", "Not selected": how a past one ended. */
  outcome: nullableText,
  request_message: nullableText,
  message: nullableText,
  bid_type: nullableText,
  bid_amount: z.nullable(z.number()),
  currency: z.string(),
  /** What they answered, in their own words. */
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  expires_at: z.nullable(moment),
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
  own_rating: ownRating,
  created_at: moment,
})
export type OwnEngagement = z.infer<typeof OwnEngagement>

const move = <const Path extends `/${string}`, Body extends z.ZodMiniType, Ok extends z.ZodMiniType>(
  path: Path,
  title: string,
  body: Body,
  ok: Ok,
) =>
  endpoint({
    method: 'POST',
    path,
    title,
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body },
    ok: item(ok),
    log: { action: 'update' },
  })

const nothing = z.strictObject({})

export const engagements = {
  engagements: endpoint({
    method: 'GET',
    path: '/gigs/:id/engagements',
    title: 'List engagements of a project',
    access: 'signed_in',
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({
        ...pageQuery,
        status: z.optional(listOf(z.enum(ENGAGEMENT_STATUSES))),
        sort: z.optional(sortOf(['updated_at', 'name', 'rating', 'score'])),
      }),
    },
    ok: list(Engagement),
    log: { keep: ['status', 'sort'] },
  }),
  counts: endpoint({
    method: 'GET',
    path: '/gigs/:id/engagements/counts',
    title: 'Count engagements of a project',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: item(
      z.strictObject({ Requested: count, Applied: count, Reviewed: count, Hired: count, Closed: count }),
    ),
  }),
  request: endpoint({
    method: 'POST',
    path: '/gigs/:id/engagements',
    title: 'Send request or application',
    access: 'signed_in',
    rate: 'write',
    status: 201,
    input: { params: idParams, body: NewEngagement },
    /** One row an expert; `refused` says why they were not asked. */
    ok: item(z.array(z.strictObject({ expert_id: uuid, id: z.nullable(uuid), refused: nullableText }))),
  }),
  /** Shortlists or declines several of one project; who is there already stays there. */
  decide: endpoint({
    method: 'POST',
    path: '/gigs/:id/engagements/decide',
    title: 'Decide about experts',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: Decision },
    /** One row an engagement; `refused` says why it stays as it was. */
    ok: item(z.array(z.strictObject({ id: uuid, refused: nullableText }))),
    log: { action: 'update' },
  }),
  engagement: endpoint({
    method: 'GET',
    path: '/engagements/:id',
    title: 'View engagement',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: item(
      z.strictObject({
        ...Engagement.shape,
        checks: z.array(HireCheck),
        ratings: z.array(GivenRating),
        /** What the score was made of on the day of the request or the application; null where nothing was kept. */
        weighed: z.nullable(Weighed),
      }),
    ),
  }),
  accept: move('/engagements/:id/accept', 'Accept request', ApplicationForm, OwnEngagement),
  decline: move('/engagements/:id/decline', 'Decline request', ReasonForm, OwnEngagement),
  withdraw: move('/engagements/:id/withdraw', 'Withdraw application', nothing, OwnEngagement),
  review: move('/engagements/:id/review', 'Shortlist application', nothing, Engagement),
  hire: move('/engagements/:id/hire', 'Hire expert', HireForm, Engagement),
  notSelected: move(
    '/engagements/:id/not-selected',
    'Close application as not selected',
    z.strictObject({ reason_text: requiredText(2000) }),
    Engagement,
  ),
  withdrawRequest: move('/engagements/:id/withdraw-request', 'Withdraw request', nothing, Engagement),
  end: move('/engagements/:id/end', 'End engagement', EndForm, Engagement),
  reopen: move(
    '/engagements/:id/reopen',
    'Request again',
    z.strictObject({ message: z.optional(blankable(text(2000))) }),
    Engagement,
  ),
  /** What was agreed on, for those who run the hiring and for the expert. */
  agreement: endpoint({
    method: 'GET',
    path: '/engagements/:id/agreement',
    title: 'Download agreement',
    access: 'signed_in',
    rate: 'read',
    /** The current version unless another is asked for; once it is signed, with the certificate. */
    input: { params: idParams, query: z.strictObject({ version: z.optional(whole(1, 1000)) }) },
    ok: { file: 'application/pdf' },
    log: { action: 'download' },
  }),
  rate: endpoint({
    method: 'POST',
    path: '/engagements/:id/ratings',
    title: 'Rate after an engagement',
    access: 'signed_in',
    rate: 'write',
    status: 201,
    input: { params: idParams, body: RatingForm },
    ok: item(GivenRating),
  }),
}
