import * as z from 'zod/mini'
import { ActivitySummary, ActivityType, activityFilter } from '#contract/activity'
import { endpoint } from '#contract/endpoint'
import { list, pageQuery } from '#contract/envelope'
import { idParams } from '#contract/shapes'

const { status, user_id, start_at, end_at, search, term, sort, order } = activityFilter

/**
 * The activities of a project (spec 002 §2): what happened to it, each with what changed as its children; and of the log
 * the visits of its pages and the calls on it that failed. Calls that only read stand there with `type=retrieve`.
 */
export const GigActivityQuery = z.strictObject({
  ...pageQuery,
  type: z.optional(ActivityType),
  status,
  user_id,
  start_at,
  end_at,
  search,
  term,
  sort,
  order,
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
