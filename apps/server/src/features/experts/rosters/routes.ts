import { pageOf } from '@guildhall/contract/envelope'
import { MAX_ROSTERS, type rosters } from '@guildhall/contract/experts/rosters'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export const rosterRoutes: Handlers<typeof rosters> = {
  async list(ctx) {
    const rows = await service.list(ctx)
    return pageOf(rows, { page: 1, pageSize: MAX_ROSTERS, total: rows.length, emptyText: 'No rosters yet.' })
  },
  create: async (ctx, { body }) => ({ data: await service.create(ctx, body.name) }),
  rename: async (ctx, { params, body }) => ({ data: await service.rename(ctx, params.id, body.name) }),
  async remove(ctx, { params }) {
    await service.remove(ctx, params.id)
    return { success: true }
  },
  add: async (ctx, { params, body }) => ({ data: { changed: await service.add(ctx, params.id, body) } }),
  take: async (ctx, { params, body }) => ({ data: { changed: await service.take(ctx, params.id, body) } }),
}
