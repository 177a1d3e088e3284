import * as z from 'zod/mini'
import { ActivitySummary, ActivityType, activityFilter } from '#contract/activity'
import { endpoint } from '#contract/endpoint'
import { list, pageQuery } from '#contract/envelope'
import { idParams } from '#contract/shapes'

const { status, user_id, start_at, end_at, search, term, sort, order } = activityFilter

/**
 * The activities of a project (spec 002 §2): what happened to it and on it; each with what changed as its children. What
 * happened to a project was always somebody's doing: all of it is `submit`, and all of it succeeded.
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
