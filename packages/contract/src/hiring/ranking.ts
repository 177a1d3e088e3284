import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { list, sortOf } from '#contract/envelope'
import { Filter } from '#contract/experts/filter'
import { idParams, moment } from '#contract/shapes'
import { ENGAGEMENT_STATUSES } from './machine.ts'
import { ExpertCard } from './shapes.ts'

/** One part of a score, with what proves it. */
export const ScorePart = z.strictObject({
  key: z.enum([
    'skills',
    'industry',
    'text',
    'years',
    'rating',
    'rate',
    'language',
    'location',
    'availability',
  ]),
  label: z.string(),
  weight: z.number(),
  /** From 0 to 1. */
  value: z.number(),
  evidence: z.string(),
  chips: z.array(z.string()),
})

export const Recommendation = z.strictObject({
  expert: ExpertCard,
  score: z.number(),
  /** Below the line: none of the required skills, and too little in common with the text. */
  weak: z.boolean(),
  /** Only what the project asks for; the weights are together 1. */
  parts: z.array(ScorePart),
  /** Of an engagement that is open already. */
  status: z.nullable(z.enum(ENGAGEMENT_STATUSES)),
})
export type Recommendation = z.infer<typeof Recommendation>

/** What an expert was worth when they were asked; project and profile may have changed since. */
export const Weighed = z.strictObject({ at: moment, parts: z.array(ScorePart) })
export type Weighed = z.infer<typeof Weighed>

/** A condition of the project or of the search, and how many more experts match without it. */
const Loosening = z.strictObject({
  key: z.enum(['languages', 'years', 'budget', 'filters']),
  label: z.string(),
  more: z.int(),
})
export type Loosening = z.infer<typeof Loosening>

/** By the score unless asked; weak matches stay last in every order. */
export const RANKING_SORTS = ['score', 'rate', 'rating', 'years'] as const
export type RankingSort = (typeof RANKING_SORTS)[number]

export const ranking = {
  recommendations: endpoint({
    method: 'POST',
    path: '/gigs/:id/recommendations',
    title: 'Rank experts for a project',
    access: 'signed_in',
    rate: 'search',
    input: {
      params: idParams,
      body: z.strictObject({
        /** The filters of the lists of experts, in the same words as in a query string. */
        filter: z.optional(Filter),
        within_budget: z.optional(z.boolean()),
        sort: z.optional(sortOf(RANKING_SORTS)),
        page: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
        pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
      }),
    },
    transaction: 'none',
    /** Who else, when fewer than three match. */
    ok: z.extend(list(Recommendation), { loosen: z.array(Loosening) }),
    log: { action: 'view' },
  }),
}
