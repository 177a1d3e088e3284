import type { views } from '@guildhall/contract/views'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export const viewsRoutes: Handlers<typeof views> = {
  list: async (ctx) => ({ data: await service.list(ctx) }),
  create: async (ctx, { body }) => ({ data: await service.create(ctx, body) }),
  update: async (ctx, { params, body }) => ({ data: await service.update(ctx, params.id, body) }),
  start: async (ctx, { params, body }) => ({ data: await service.start(ctx, params.id, body.is_start) }),
  async remove(ctx, { params }) {
    await service.remove(ctx, params.id)
    return { success: true }
  },
}
