import type { reasonsAdmin, referenceAdmin } from '@guildhall/contract/reference/admin'
import type { Handlers } from '#platform/http/context.ts'
import * as reasons from './reasons.ts'
import * as service from './service.ts'
import type { Holders } from './service.ts'

/** The lists for administrators; `holders` are the features below that name their entries. */
export function referenceAdminRoutes(holders: Holders): Handlers<typeof referenceAdmin> {
  return {
    overview: async (ctx) => ({ data: await service.overview(ctx) }),
    list: (ctx, { params, query }) => service.list(ctx, holders, params.list, query),
    create: async (ctx, { params, body }) => ({
      data: await service.create(ctx, holders, params.list, body),
    }),
    update: async (ctx, { params: { list, id }, body }) => ({
      data: await service.update(ctx, holders, list, { id, form: body }),
    }),
    approve: async (ctx, { params: { list, id } }) => ({
      data: await service.approve(ctx, holders, list, id),
    }),
    retire: async (ctx, { params: { list, id } }) => ({ data: await service.retire(ctx, holders, list, id) }),
    restore: async (ctx, { params: { list, id } }) => ({
      data: await service.restore(ctx, holders, list, id),
    }),
    merge: async (ctx, { params: { list, id }, body }) => ({
      data: await service.merge(ctx, holders, list, { from: id, to: body.into }),
    }),
  }
}

export function reasonsAdminRoutes(holders: Holders): Handlers<typeof reasonsAdmin> {
  return {
    list: async (ctx) => ({ data: await reasons.list(ctx, holders) }),
    create: async (ctx, { body }) => ({ data: await reasons.create(ctx, holders, body) }),
    order: async (ctx, { body }) => ({ data: await reasons.order(ctx, holders, body) }),
    update: async (ctx, { params, body }) => ({ data: await reasons.update(ctx, holders, params.id, body) }),
    retire: async (ctx, { params }) => ({ data: await reasons.retire(ctx, holders, params.id) }),
    restore: async (ctx, { params }) => ({ data: await reasons.restore(ctx, holders, params.id) }),
    async remove(ctx, { params }) {
      await reasons.remove(ctx, holders, params.id)
      return { success: true }
    },
  }
}
