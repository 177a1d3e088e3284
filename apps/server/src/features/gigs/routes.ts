import { isStaff } from '@guildhall/contract/access'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { gigs, GigCounts, GigQuery } from '@guildhall/contract/gigs'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import type { GigsDeps } from './deps.ts'
import * as editing from './editing/service.ts'
import * as document from './document/service.ts'
import { presentSummary } from './presenter.ts'
import * as service from './service.ts'

export function gigsRoutes(deps: GigsDeps): Handlers<typeof gigs> {
  return {
    list: async (ctx, { query }) => summaries(ctx, await service.list(ctx, query), query),
    async counts(ctx, { query }) {
      return { data: presentCounts(await service.counts(ctx, query)) }
    },
    async create(ctx, { body: { content = {}, ...given } }) {
      const draft = await service.create(ctx, deps, given)
      return Object.keys(content).length === 0 ? draft : editing.update(ctx, deps, draft.data.id, content)
    },
    read: (ctx, { params }) => service.read(ctx, deps, params.id),
    export: (ctx, { params, query }) => document.make(ctx, deps, { id: params.id, format: query.format }),
  }
}

/** One page of a list of gigs, as the caller sees them. */
export function summaries(
  { actor, now }: SignedIn,
  { rows, total }: Awaited<ReturnType<typeof service.list>>,
  { page = 1, pageSize = PAGE_SIZE, keyword }: Pick<GigQuery, 'page' | 'pageSize' | 'keyword'>,
) {
  const reader = { isStaff: isStaff(actor.roles), isExpert: actor.roles.includes('growth_experts_expert') }
  return pageOf(
    rows.map((row) => presentSummary(row, reader, now)),
    { page, pageSize, total, emptyText: keyword === undefined ? emptyText(reader) : 'No results' },
  )
}

/** Who has just taken an invitation to a draft sees nothing of it yet. */
function emptyText(reader: { isStaff: boolean; isExpert: boolean }): string {
  const isCustomer = !reader.isStaff && !reader.isExpert
  return isCustomer ? 'Projects you are invited to appear here once they are published.' : 'No Data'
}

function presentCounts(rows: readonly { status: string; total: number }[]): GigCounts {
  const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0
  return {
    All: rows.reduce((sum, { total }) => sum + total, 0),
    Draft: of('Draft'),
    Requested: of('Requested'),
    Approved: of('Approved'),
    Submitted: of('Submitted'),
    Published: of('Published'),
    Unpublished: of('Unpublished'),
    Rejected: of('Rejected'),
    Closed: of('Closed'),
  }
}
