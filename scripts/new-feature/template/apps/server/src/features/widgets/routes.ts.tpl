import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { widgets } from '@guildhall/contract/widgets'
import type { Handlers } from '#platform/http/context.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'

export const widgetsRoutes: Handlers<typeof widgets> = {
  async list(ctx, { query }) {
    const { page = 1, pageSize = PAGE_SIZE } = query
    const { rows, total } = await service.list(ctx, query, { page, pageSize })
    return pageOf(
      rows.map((row) => present(row, ctx)),
      { page, pageSize, total },
    )
  },
  async create(ctx, { body }) {
    return { data: present(await service.create(ctx, body), ctx) }
  },
  async update(ctx, { params, body }) {
    return { data: present(await service.update(ctx, params.id, body), ctx) }
  },
  async remove(ctx, { params }) {
    await service.remove(ctx, params.id)
    return { success: true }
  },
}
