import type { Received } from '@guildhall/contract/endpoint'
import type { gigsOfCompany } from '@guildhall/contract/gigs/of-company'
import { summaries } from '#features/gigs/routes.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import * as service from './service.ts'

type Asked = { params: { id: string }; query: Received<typeof gigsOfCompany.list, 'query'> }

const list = async (ctx: SignedIn, { params, query }: Asked) =>
  summaries(ctx, await service.projectsOf(ctx, params.id, query), query)

export const gigsOfCompanyRoutes: Handlers<typeof gigsOfCompany> = { list, listAlias: list }
