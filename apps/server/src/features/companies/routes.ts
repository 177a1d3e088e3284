import type { companies, CompanyQuery } from '@guildhall/contract/companies'
import type { NewCompany } from '@guildhall/contract/companies/form'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { exportCompanies } from './admin/export.ts'
import * as admin from './admin/service.ts'
import { presentEvent } from './admin/presenter.ts'
import type { CompaniesDeps } from './deps.ts'
import * as logo from './logo/service.ts'
import * as merging from './merging/service.ts'
import * as service from './service.ts'

const add = async (ctx: SignedIn, { body }: { body: NewCompany }) => ({
  data: body.type === undefined ? await service.suggest(ctx, body.name) : await admin.add(ctx, body),
  success: true as const,
})

type Opening = { params: { id: string }; query: { include?: 'members'[] | undefined } }

export function companiesRoutes(deps: CompaniesDeps): Handlers<typeof companies> {
  const pick = (ctx: SignedIn, { query }: { query: CompanyQuery }) => list(ctx, deps, query)
  const details = (ctx: SignedIn, { params: { id }, query: { include = [] } }: Opening) =>
    include.includes('members') ? admin.detailsWithMembers(ctx, deps, id) : admin.details(ctx, id)
  return {
    pick,
    pickAlias: pick,
    add,
    addAlias: add,
    details,
    detailsAlias: details,
    export: (ctx, { query }) => exportCompanies(ctx, deps, query),
    similar: async (ctx, { query }) => ({ data: await admin.similar(ctx, query.name, query.except) }),
    approveMany: async (ctx, { body }) => ({ data: await admin.approveMany(ctx, body.ids) }),
    change: (ctx, { params, body }) => admin.change(ctx, params.id, body),
    async remove(ctx, { params }) {
      await merging.remove(ctx, deps, params.id)
      return { success: true }
    },
    approve: (ctx, { params }) => admin.approve(ctx, params.id),
    mergePreview: async (ctx, { params, query }) => ({
      data: await merging.preview(ctx, deps, { from: params.id, into: query.into_id }),
    }),
    merge: (ctx, { params, body }) =>
      merging.merge(ctx, deps, { from: params.id, into: body.into_id, confirm: body.confirm }),
    async history(ctx, { params, query }) {
      const found = await admin.history(ctx, params.id, query)
      return pageOf(found.rows.map(presentEvent), { ...found, emptyText: 'No Data' })
    },
    uploadLogo: (ctx, { params }) => logo.upload(ctx, deps, params.id),
    removeLogo: (ctx, { params }) => logo.remove(ctx, params.id),
    logo: (ctx, { params, query }) => logo.open(ctx, deps, { id: params.id, isSmall: query.size === '84' }),
  }
}

/** The picker of every form; with what only the list of the administrators shows, that list. */
async function list(ctx: SignedIn, deps: CompaniesDeps, query: CompanyQuery) {
  if (isPicker(query)) {
    const { rows, total } = await service.pick(ctx, query)
    const { page = 1, pageSize = PAGE_SIZE } = query
    return pageOf(rows, { page, pageSize, total, emptyText: 'No Data' })
  }
  const found = await admin.list(ctx, deps, query)
  return pageOf(found.rows, { ...found, emptyText: query.keyword === undefined ? 'No Data' : 'No results' })
}

function isPicker({ include, draft, type, country_id: countries, source, sort }: CompanyQuery): boolean {
  return [include, draft, type, countries, source, sort].every((value) => value === undefined)
}
