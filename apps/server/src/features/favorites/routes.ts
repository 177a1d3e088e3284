import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { favorites } from '@guildhall/contract/favorites'
import type { Handlers } from '#platform/http/context.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'

export const favoritesRoutes: Handlers<typeof favorites> = {
  async list(ctx, { query }) {
    const { rows, total } = await service.list(ctx, query)
    const { page = 1, pageSize = PAGE_SIZE } = query
    return pageOf(
      rows.map((row) => present(row, ctx.now)),
      { page, pageSize, total },
    )
  },
  async count(ctx) {
    const ids = await service.ids(ctx)
    return { data: { count: ids.length, project_ids: ids } }
  },
  async add(ctx, { body }) {
    return { data: present(await service.add(ctx, body.project_id), ctx.now) }
  },
  async remove(ctx, { query, body }) {
    const count = await service.remove(ctx, [...(query.project_id ?? []), ...(body?.project_ids ?? [])])
    return { success: true, data: { message: service.removedText(count) } }
  },
}
