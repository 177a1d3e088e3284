import * as z from 'zod/mini'
import { STAFF_ROLES } from '#contract/access'
import { endpoint } from '#contract/endpoint'
import { list, pageQuery } from '#contract/envelope'
import { GigQuery } from '#contract/gigs'
import { idParams } from '#contract/shapes'
import { GigSummary } from './gig.ts'

export const gigsOfCompany = {
  /** The projects for this company that the caller may see; the latest change first, unless asked otherwise. */
  list: endpoint({
    method: 'GET',
    path: '/companies/:id/projects',
    title: 'List projects of company',
    access: { roles: STAFF_ROLES },
    rate: 'read',
    input: { params: idParams, query: z.strictObject({ ...pageQuery, sort: GigQuery.shape.sort }) },
    ok: list(GigSummary),
  }),
}
