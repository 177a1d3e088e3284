import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { list, pageQuery } from '#contract/envelope'
import { GigQuery } from '#contract/gigs'
import { idParams } from '#contract/shapes'
import { GigSummary } from './gig.ts'

const projects = <const Path extends `/${string}`>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    title: 'List projects of company',
    access: { permission: 'CAN_SEE_ADMIN_COMPANIES_LIST' },
    rate: 'read',
    input: { params: idParams, query: z.strictObject({ ...pageQuery, sort: GigQuery.shape.sort }) },
    ok: list(GigSummary),
  })

export const gigsOfCompany = {
  /** The projects for this company that the caller may see; the latest change first, unless asked otherwise. */
  list: projects('/companies/:id/projects'),
  listAlias: projects('/accounts/companies/:id/projects'),
}
