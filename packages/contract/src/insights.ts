import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item, list, pageQuery } from './envelope.ts'
import { GIG_KINDS } from './gigs/kinds.ts'
import { INSIGHT_NAMES } from './insights/catalogue.ts'
import { day, listOf, moment, requiredText, text, uuid } from './shapes.ts'

/** One point of a picture, one line of its table: a label, a count, and what the catalogue names beside them. */
export const InsightRow = z.catchall(
  z.object({
    label: z.string(),
    count: z.number(),
    /** The list of what is counted here; null where there is nothing. `&column=…` lists another figure of the row. */
    href: z.nullable(z.string()),
  }),
  z.union([z.string(), z.number(), z.null()]),
)
export type InsightRow = z.infer<typeof InsightRow>

export const Insight = z.strictObject({
  rows: z.array(InsightRow),
  /** How this is counted. */
  definition: z.string(),
})
export type Insight = z.infer<typeof Insight>

const kind = z.enum(GIG_KINDS, { error: 'Choose from the list.' })

/**
 * The days of the period, both counted (the last ninety without them), and what is counted: experts and projects of
 * these industries, projects of these kinds and owners. The address of the page takes the same.
 */
export const insightFilter = {
  from: z.optional(day),
  to: z.optional(day),
  industry_id: z.optional(listOf(uuid)),
  type: z.optional(listOf(kind)),
  owner_id: z.optional(listOf(uuid)),
}
const Query = z.strictObject({ ...insightFilter, format: z.optional(z.enum(['json', 'csv'])) })
export type InsightQuery = z.output<typeof Query>

const CountedQuery = z.strictObject({
  ...insightFilter,
  page: pageQuery.page,
  pageSize: pageQuery.pageSize,
  /** The row, as insight labels it. */
  label: requiredText(500),
  /** One of its figures; without it the one that the row itself leads to. */
  column: z.optional(text(40)),
})
export type CountedQuery = z.output<typeof CountedQuery>

const named = z.nullable(z.strictObject({ id: uuid, name: z.string() }))

/** One of those that a figure counts: who, on which project, when. */
export const Counted = z.strictObject({
  at: z.nullable(moment),
  /** Null also of somebody who was erased. */
  person: named,
  project: named,
  /** The row of the activity log. */
  activity_id: z.nullable(uuid),
  note: z.nullable(z.string()),
})
export type Counted = z.infer<typeof Counted>

const access = { roles: ['growth_experts_admin', 'growth_experts_manager'] } as const
const params = z.strictObject({
  name: z.enum(INSIGHT_NAMES, { error: `Choose one of: ${INSIGHT_NAMES.join(', ')}.` }),
})

export const insights = {
  /** Managers read those about projects, of the projects that they run; of the others they know nothing (404). */
  read: endpoint({
    method: 'GET',
    path: '/insights/:name',
    title: 'Read insight',
    access,
    rate: 'read',
    input: { params, query: Query },
    ok: item(Insight),
    orFile: 'text/csv',
    log: { keep: ['from', 'to', 'format'] },
  }),
  /** Those that one figure counts, the latest first: as many as it says. */
  counted: endpoint({
    method: 'GET',
    path: '/insights/:name/counted',
    title: 'List what an insight counts',
    access,
    rate: 'read',
    pages: 'list',
    input: { params, query: CountedQuery },
    ok: list(Counted),
    log: { keep: ['from', 'to', 'label', 'column'] },
  }),
}
