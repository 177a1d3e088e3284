import * as z from 'zod/mini'
import { STAFF_ROLES } from '#contract/access'
import { endpoint } from '#contract/endpoint'
import { list, pageQuery } from '#contract/envelope'
import { idParams } from '#contract/shapes'
import { GigSummary } from './gig.ts'

export const gigsOfCompany = {
  /** The projects for this company that the caller may see, the latest change first. */
  list: endpoint({
    method: 'GET',
    path: '/companies/:id/projects',
    title: 'List projects of company',
    access: { roles: STAFF_ROLES },
    rate: 'read',
    input: { params: idParams, query: z.strictObject(pageQuery) },
    ok: list(GigSummary),
  }),
}
