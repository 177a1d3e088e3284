import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item } from './envelope.ts'
import { INSIGHT_NAMES } from './insights/catalogue.ts'
import { day } from './shapes.ts'

/** One point of a picture, one line of its table: a label, a count, and what the catalogue names beside them. */
export const InsightRow = z.catchall(
  z.object({
    label: z.string(),
    count: z.number(),
    /** The list that is counted here; null where there is none. */
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

/** The days of the period, both counted; the last ninety without them. The address of the page takes the same. */
export const insightFilter = { from: z.optional(day), to: z.optional(day) }
const Query = z.strictObject({ ...insightFilter, format: z.optional(z.enum(['json', 'csv'])) })
export type InsightQuery = z.output<typeof Query>

export const insights = {
  /** Managers read those about projects, of the projects that they run; of the others they know nothing (404). */
  read: endpoint({
    method: 'GET',
    path: '/insights/:name',
    title: 'Read insight',
    access: { roles: ['growth_experts_admin', 'growth_experts_manager'] },
    rate: 'read',
    input: {
      params: z.strictObject({
        name: z.enum(INSIGHT_NAMES, { error: `Choose one of: ${INSIGHT_NAMES.join(', ')}.` }),
      }),
      query: Query,
    },
    ok: item(Insight),
    orFile: 'text/csv',
    log: { keep: ['from', 'to', 'format'] },
  }),
}
