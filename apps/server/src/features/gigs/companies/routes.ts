import type { gigsOfCompany } from '@guildhall/contract/gigs/of-company'
import { summaries } from '#features/gigs/routes.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export const gigsOfCompanyRoutes: Handlers<typeof gigsOfCompany> = {
  list: async (ctx, { params, query }) =>
    summaries(ctx, await service.projectsOf(ctx, params.id, query), query),
}
