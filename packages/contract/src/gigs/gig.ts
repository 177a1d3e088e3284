import * as z from 'zod/mini'
import { itemWithActions } from '#contract/envelope'
import { day, moment, uuid } from '#contract/shapes'
import { AwardDetails, EngineDetails, OpportunityDetails, RadarDetails } from './details.ts'
import { BID_TYPES, CONFIDENTIALITIES, QUESTION_KINDS, TIME_INTERVALS } from './form.ts'
import { GIG_KINDS, LEVELS } from './kinds.ts'
import { GIG_STATUSES } from './machine.ts'

const nullableText = z.nullable(z.string())
const named = z.strictObject({ id: uuid, name: z.string() })
const GigStatusShape = z.enum(GIG_STATUSES)

/** Somebody with a login, as avatars show them. */
export const GigUser = z.strictObject({ id: uuid, name: z.string(), photo: nullableText })
export type GigUser = z.infer<typeof GigUser>

/** The first three and how many there are. */
const Crowd = z.strictObject({ total: z.int(), first: z.array(GigUser) })

const head = {
  id: uuid,
  internal_id: z.string(),
  type_display: z.string(),
  name: z.string(),
  baseYear: z.int(),
  template_name: nullableText,
  stage: nullableText,
  summary: nullableText,
  status: GigStatusShape,
  /** `Completed` instead of Closed when that is why it was closed. */
  status_display: z.string(),
  locked: z.boolean(),
  needs_experts: z.boolean(),
  owner: GigUser,
  start_at: z.nullable(day),
  end_at: z.nullable(day),
  deadline: z.nullable(day),
  created_at: moment,
  updated_at: moment,
  updated_at_diff: z.string(),
}

/** What only some readers get: left out for the others, never null for them. */
const guarded = {
  company: z.nullable(named),
  contributors: Crowd,
  customers: Crowd,
  /** Experts who are asked, have applied or are in review; and those who are hired, or were when it closed. */
  requests_count: z.int(),
  hired_count: z.int(),
}

/** One row of the lists of gigs. */
export const GigSummary = z.strictObject({
  ...head,
  type: z.enum(GIG_KINDS),
  ...z.partial(z.strictObject(guarded)).shape,
})
export type GigSummary = z.infer<typeof GigSummary>

/** What happened last of each kind, in the order of the aside (PRODUCT 5.5). */
export const AUDIT_EVENTS = [
  'created',
  'updated',
  'requested',
  'approved',
  'submitted',
  'rejected',
  'published',
  'unpublished',
  'closed',
  'reopened',
  'locked',
] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]
const AuditLine = z.strictObject({
  event: z.enum(AUDIT_EVENTS),
  actor: z.nullable(GigUser),
  at: moment,
  reason: nullableText,
})
export type AuditLine = z.infer<typeof AuditLine>

const GigQuestion = z.strictObject({
  id: uuid,
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  choices: z.optional(z.array(z.string())),
  is_required: z.boolean(),
  /** Not for experts. */
  is_knock_out: z.optional(z.boolean()),
})
export type GigQuestion = z.infer<typeof GigQuestion>

const item = {
  ...head,
  description: nullableText,
  template_id: z.nullable(uuid),
  industries: z.array(named),
  segments: z.array(z.strictObject({ ...named.shape, industry_id: uuid })),
  regions: z.array(named),
  languages: z.array(named),
  tags: z.array(z.string()),
  confidentiality: z.enum(CONFIDENTIALITIES),
  nda_required: z.boolean(),
  requires_signoff: z.boolean(),
  category: z.nullable(named),
  talent_type: z.nullable(named),
  skills_required: z.array(named),
  skills_nice: z.array(named),
  experts_count: z.nullable(z.int()),
  years_min: z.nullable(z.int()),
  minimumRating: z.nullable(z.number()),
  is_remote: z.boolean(),
  overlap_hours: z.nullable(z.int()),
  country: z.nullable(named),
  state: z.nullable(named),
  city: z.nullable(named),
  bidType: z.nullable(z.enum(BID_TYPES)),
  currency: z.string(),
  timeInterval: z.nullable(z.enum(TIME_INTERVALS)),
  duration: z.nullable(z.int()),
  hours_per_week: z.nullable(z.int()),
  screening_questions: z.array(GigQuestion),
  applications_until: z.nullable(day),
  deliverables: z.array(z.strictObject({ text: z.string(), due: z.nullable(day) })),
  /** Names behind the ids of `details` that this reader may know. */
  refs: z.strictObject({
    companies: z.array(named),
    people: z.array(named),
    gigs: z.array(z.strictObject({ ...named.shape, internal_id: z.string(), status: GigStatusShape })),
  }),
  audit: z.array(AuditLine),
  published_at: z.nullable(moment),
  version: z.int(),
}

/** Of those who run the gig or work on it. */
const inner = {
  ...guarded,
  created_by: z.nullable(GigUser),
  co_owners: z.array(GigUser),
  contact_person: z.nullable(named),
  budget_min: z.nullable(z.number()),
  budget_max: z.nullable(z.number()),
  show_budget: z.boolean(),
  conflict_companies: z.array(named),
  rejected_from: z.nullable(z.enum(['Requested', 'Submitted'])),
  /** Why it was rejected, unpublished or closed, while it is. */
  reasons: z.array(z.strictObject({ ...named.shape, text_required: z.boolean() })),
  status_reason: nullableText,
  status_changed_at: moment,
  status_changed_by: z.nullable(GigUser),
  cloned_from: z.nullable(named),
  deleted_at: z.nullable(moment),
  /** What this reader is on the gig: the slug of a contributor's role, the level of a customer. */
  my_role: nullableText,
  my_level: z.nullable(z.enum(LEVELS)),
}

const fields = { ...item, ...z.partial(z.strictObject(inner)).shape }

/**
 * A gig as its reader may see it: what they may not see is left out. `type` tells the shape of `details`.
 * Experts who are not on the gig get the brief: lists inside `details` are empty for them where they are internal.
 */
export const Gig = z.discriminatedUnion('type', [
  z.strictObject({ ...fields, type: z.literal('radar'), details: RadarDetails }),
  z.strictObject({ ...fields, type: z.literal('award'), details: AwardDetails }),
  z.strictObject({ ...fields, type: z.literal('growth-opportunity'), details: OpportunityDetails }),
  z.strictObject({ ...fields, type: z.literal('opportunity-engine'), details: EngineDetails }),
])
export type Gig = z.infer<typeof Gig>

const yes = z.boolean()
/** What the reader may do with the gig now (PRODUCT D-07); buttons read only this. */
export const GigActions = z.strictObject({
  canEdit: yes,
  canRequest: yes,
  canApprove: yes,
  canReject: yes,
  canSubmit: yes,
  canPublish: yes,
  canUnpublish: yes,
  canClose: yes,
  canReopen: yes,
  canLock: yes,
  canUnlock: yes,
  canClone: yes,
  canRecall: yes,
  canDelete: yes,
  canRestore: yes,
  canAddContributors: yes,
  canAddCustomers: yes,
  canComment: yes,
  canUpload: yes,
  /** What the project was submitted with stays as it is while it is reviewed. */
  canUploadDeliverable: yes,
  /** Of jurors: their own scores of the nominees of an award. */
  canJudge: yes,
  /** Of customers of level manage: the award text, or the profile of their company. */
  canAccept: yes,
  canHire: yes,
  /** Of customers who may give an opinion, where there are experts or are to be. */
  canGiveOpinion: yes,
  /** Who was asked, applied and works there, for those who run it. */
  canSeeExperts: yes,
  canSeeMembers: yes,
  /** What is owed, booked and written down; whoever was hired keeps their own part of it. */
  canSeeWork: yes,
  /** What was said stays there to be read when nobody writes any more. */
  canSeeDiscussion: yes,
  canSeeBudget: yes,
  canSeeActivities: yes,
})
export type GigActions = z.infer<typeof GigActions>

export const GigAnswer = itemWithActions(Gig, GigActions)
export type GigAnswer = z.infer<typeof GigAnswer>
