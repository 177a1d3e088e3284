import type { companies, CompanyQuery } from '@guildhall/contract/companies'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import * as service from './service.ts'

async function pick(ctx: SignedIn, { query }: { query: CompanyQuery }) {
  const { rows, total } = await service.pick(ctx, query)
  const { page = 1, pageSize = PAGE_SIZE } = query
  return pageOf(rows, { page, pageSize, total, emptyText: 'No Data' })
}

export const companiesRoutes: Handlers<typeof companies> = {
  pick,
  pickAlias: pick,
  suggest: async (ctx, { body }) => ({ data: await service.suggest(ctx, body.name), success: true }),
}
