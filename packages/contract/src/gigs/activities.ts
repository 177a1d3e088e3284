import * as z from 'zod/mini'
import { ActivitySummary } from '#contract/activity'
import { endpoint } from '#contract/endpoint'
import { list, pageQuery, sortOf } from '#contract/envelope'
import { idParams } from '#contract/shapes'

const sorting = sortOf(['title', 'log_name', 'created_at'])

/** The activities of a project (002 §2): what happened to it and on it; each with what changed as its children. */
export const GigActivityQuery = z.strictObject({
  ...pageQuery,
  /** What happened to a project was always somebody's doing: all of it is `submit`, and all of it succeeded. */
  type: z.optional(z.enum(['visit', 'submit'])),
  status: z.optional(z.enum(['success', 'failed'])),
  sort: z.optional(sorting),
  order: z.optional(sorting),
})
export type GigActivityQuery = z.output<typeof GigActivityQuery>

export const gigActivities = {
  list: endpoint({
    method: 'GET',
    path: '/gigs/:id/activities',
    title: 'List activities of project',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: GigActivityQuery },
    ok: list(ActivitySummary),
    log: false,
  }),
}
