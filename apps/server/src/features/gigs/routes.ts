import { isStaff } from '@guildhall/contract/access'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { gigs, GigCounts } from '@guildhall/contract/gigs'
import type { Handlers } from '#platform/http/context.ts'
import type { GigsDeps } from './deps.ts'
import { presentSummary } from './presenter.ts'
import * as service from './service.ts'

export function gigsRoutes(deps: GigsDeps): Handlers<typeof gigs> {
  return {
    async list(ctx, { query }) {
      const { rows, total } = await service.list(ctx, query)
      const { page = 1, pageSize = PAGE_SIZE } = query
      const reader = {
        isStaff: isStaff(ctx.actor.roles),
        isExpert: ctx.actor.roles.includes('growth_experts_expert'),
      }
      return pageOf(
        rows.map((row) => presentSummary(row, reader, ctx.now)),
        { page, pageSize, total, emptyText: query.keyword === undefined ? 'No Data' : 'No results' },
      )
    },
    async counts(ctx, { query }) {
      return { data: presentCounts(await service.counts(ctx, query)) }
    },
    create: (ctx, { body }) => service.create(ctx, deps, body),
    read: (ctx, { params }) => service.read(ctx, deps, params.id),
  }
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
