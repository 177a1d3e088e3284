import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { item, list, pageQuery, sortOf } from '#contract/envelope'
import { GIG_KINDS } from '#contract/gigs/kinds'
import { flag, idParams, listOf, moment, uuid } from '#contract/shapes'
import { OwnActions, OwnEngagement } from './engagements.ts'
import { GivenRating, count, named, nullableText } from './shapes.ts'

export const PROJECT_TABS = ['open', 'requested', 'in_review', 'active', 'past'] as const
export type ProjectTab = (typeof PROJECT_TABS)[number]

export const Question = z.strictObject({
  id: z.string(),
  kind: z.enum(['text', 'yes_no', 'choice']),
  question: z.string(),
  choices: z.array(z.string()),
  is_required: z.boolean(),
})
export type Question = z.infer<typeof Question>

/** A project as an expert sees it: the brief alone, no other applicants, no budget unless it is shown. */
export const Brief = z.strictObject({
  id: uuid,
  internal_id: z.string(),
  name: z.string(),
  type: z.string(),
  summary: nullableText,
  status: z.string(),
  owner: z.nullable(named),
  deadline: nullableText,
  applications_until: nullableText,
  starts_on: nullableText,
  ends_on: nullableText,
  bid_type: nullableText,
  /** Of what is asked for and agreed. */
  currency: z.string(),
  budget: nullableText,
  /** "3 months, 10 hours a week". */
  effort: nullableText,
  location: z.string(),
  nda_required: z.boolean(),
  industries: z.array(z.string()),
  languages: z.array(z.string()),
  published_at: z.nullable(moment),
  /** "You match 5 of 6 skills". */
  fit: z.strictObject({
    matched: count,
    required: count,
    skills: z.array(z.strictObject({ name: z.string(), is_matched: z.boolean() })),
  }),
  questions: z.array(Question),
  engagement: z.nullable(OwnEngagement),
  actions: OwnActions,
})
export type Brief = z.infer<typeof Brief>

/** The page of one project adds the long text and what is owed. */
export const BriefPage = z.strictObject({
  ...Brief.shape,
  /** Sanitised HTML. */
  description: nullableText,
  regions: z.array(z.string()),
  deliverables: z.array(z.strictObject({ text: z.string(), due: nullableText })),
  /** Every time that they were hired for it, the newest first: what was agreed on and worked stays to be read. */
  hires: z.array(
    z.strictObject({
      id: uuid,
      assigned_at: moment,
      ended_at: z.nullable(moment),
      has_agreement: z.boolean(),
    }),
  ),
  /** Their own rating, and that of the other side once it shows. */
  ratings: z.array(GivenRating),
})
export type BriefPage = z.infer<typeof BriefPage>

const tabCounts = z.strictObject({
  open: count,
  requested: count,
  in_review: count,
  active: count,
  past: count,
})

/** The best match, the newest, or those whose last day comes first. */
export const OPEN_SORTS = ['fit', 'published_at', 'applications_until'] as const
export type OpenSort = (typeof OPEN_SORTS)[number]

/** What narrows and orders the open projects; on other tabs it says nothing. */
export const openFilter = {
  type: z.optional(listOf(z.enum(GIG_KINDS))),
  is_remote: z.optional(flag),
  /** At least one of their skills is asked for. */
  fits: z.optional(flag),
  /** The budget is shown, and reaches the rate of their profile. */
  pays_rate: z.optional(flag),
  /** The last day for applications is at most two weeks away. */
  closes_soon: z.optional(flag),
  sort: z.optional(sortOf(OPEN_SORTS)),
}

export const expertProjects = {
  ownProjects: endpoint({
    method: 'GET',
    path: '/engagements/own',
    title: 'List own projects',
    access: { roles: ['growth_experts_expert'] },
    rate: 'read',
    input: { query: z.strictObject({ ...pageQuery, ...openFilter, tab: z.optional(z.enum(PROJECT_TABS)) }) },
    ok: list(Brief),
    log: { keep: ['tab', 'type', 'is_remote', 'fits', 'pays_rate', 'closes_soon', 'sort'] },
  }),
  ownCounts: endpoint({
    method: 'GET',
    path: '/engagements/own/counts',
    title: 'Count own projects',
    access: { roles: ['growth_experts_expert'] },
    rate: 'read',
    input: {},
    ok: item(tabCounts),
  }),
  brief: endpoint({
    method: 'GET',
    path: '/gigs/:id/brief',
    title: 'View project brief',
    access: { roles: ['growth_experts_expert'] },
    rate: 'read',
    input: { params: idParams },
    ok: item(BriefPage),
  }),
}
