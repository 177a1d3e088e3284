import * as z from 'zod/mini'
import { MAX_PAGE_SIZE, pageQuery } from '#contract/envelope'
import { RATE_TYPES } from '#contract/reference'
import { listOf, text, uuid, whole } from '#contract/shapes'
import { EXPERT_STATUSES } from './machine.ts'
import { DEMARCATIONS } from './profile-forms.ts'

/** What a manager asks of the network (PRODUCT 5.3.3): their hired experts, their former ones, whom they may hire, whom they invited. */
export const EXPERT_TABS = ['active', 'past', 'approved', 'invited'] as const
export type ExpertTab = (typeof EXPERT_TABS)[number]

export const ExpertStatusWord = z.enum(EXPERT_STATUSES, {
  error: `Choose from: ${EXPERT_STATUSES.join(', ')}.`,
})

/** Beside the statuses of the vetting: who works on a project now, and who did before (spec 001 §4.2). */
export const WORK_STATUSES = ['Active', 'Past'] as const
export const STATUS_WORDS = [...EXPERT_STATUSES, ...WORK_STATUSES] as const
const StatusWord = z.enum(STATUS_WORDS, { error: `Choose from: ${STATUS_WORDS.join(', ')}.` })
export type StatusWord = z.infer<typeof StatusWord>

/** A number in a query string, with at most two decimals. */
const decimal = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, { error: 'Use a number.' })),
    z.pipe(z.transform(Number), z.number().check(z.lte(max, { error: `At most ${max}.` }))),
  )

export const AVAILABILITIES = ['Active', 'Available'] as const

/** The filters of the list; the page, the counts, the export, "remind all" and bulk actions take the same. */
export const expertFilter = {
  status: z.optional(listOf(StatusWord)),
  tab: z.optional(z.enum(EXPERT_TABS, { error: `Choose one of: ${EXPERT_TABS.join(', ')}.` })),
  keyword: pageQuery.keyword,
  industry_id: z.optional(listOf(uuid)),
  segment_id: z.optional(listOf(uuid)),
  skill_id: z.optional(listOf(uuid, 20)),
  /** `all`: experts who have every one of the skills. */
  skill_match: z.optional(z.enum(['any', 'all'])),
  language_id: z.optional(listOf(uuid)),
  country_id: z.optional(listOf(uuid)),
  rate_type: z.optional(z.enum(RATE_TYPES)),
  rate_min: z.optional(decimal(1_000_000)),
  rate_max: z.optional(decimal(1_000_000)),
  years_min: z.optional(whole(0, 60)),
  years_max: z.optional(whole(0, 60)),
  rating_min: z.optional(decimal(5)),
  availability: z.optional(z.enum(AVAILABILITIES)),
  demarcation: z.optional(listOf(z.enum(DEMARCATIONS))),
  hear_about_us: z.optional(listOf(text(100))),
  /** Profiles that changed in the last so many days. */
  updated_within: z.optional(whole(1, 3650)),
  /** Those of a roster of the caller. */
  roster_id: z.optional(uuid),
  /** These alone, like the rows that somebody selected. */
  id: z.optional(listOf(uuid, MAX_PAGE_SIZE)),
}

export const Filter = z.strictObject(expertFilter)
export type ExpertFilter = z.output<typeof Filter>

/** X-40 and HOUSE §1: as many as a network has; the work is done one after the other. */
export const MAX_BULK = 20_000

/** Experts by their ids, or all whom a filter of the list finds; a form takes one of both. */
export const whom = {
  ids: z.optional(z.array(uuid).check(z.minLength(1, { error: 'Choose somebody.' }), z.maxLength(MAX_BULK))),
  /** The same words as in a query string. */
  filter: z.optional(Filter),
}
interface Whom {
  ids?: string[] | undefined
  filter?: ExpertFilter | undefined
}
export const oneOfBoth = z.refine<Whom>(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
  error: 'Give either ids or a filter.',
  path: ['ids'],
})
