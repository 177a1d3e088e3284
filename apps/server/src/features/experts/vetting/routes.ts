import type { vetting } from '@guildhall/contract/experts/vetting'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as reviews from './review.ts'
import * as service from './service.ts'

export function vettingRoutes(deps: ExpertsDeps): Handlers<typeof vetting> {
  return {
    screen: (ctx, { params, body }) => service.screen(ctx, deps, { id: params.id, note: body?.note ?? null }),
    approve: (ctx, { params, body }) =>
      service.decide(ctx, deps, service.approval(params.id, body?.send_mail ?? true)),
    reject: (ctx, { params, body }) =>
      service.turnAway(ctx, deps, { id: params.id, action: 'reject', form: body }),
    suspend: (ctx, { params, body }) =>
      service.turnAway(ctx, deps, { id: params.id, action: 'suspend', form: body }),
    reconsider: (ctx, { params, body }) =>
      service.reconsider(ctx, deps, { id: params.id, to: body?.to, isMailed: body?.send_mail ?? true }),
    remind: (ctx, { params }) => service.decideToRemind(ctx, deps, params.id),
    review: async (ctx, { params }) => ({ data: await reviews.review(ctx, params.id) }),
    async history(ctx, { params, query }) {
      const { page = 1, pageSize = PAGE_SIZE } = query
      const found = await reviews.history(ctx, params.id, { page, pageSize })
      return pageOf(found.rows, { ...found, emptyText: 'Nothing has happened yet.' })
    },
  }
}
