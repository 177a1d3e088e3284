import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { keys } from '@guildhall/contract/keys'
import type { Handlers } from '#platform/http/context.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'

export const keysRoutes: Handlers<typeof keys> = {
  async list(ctx, { query }) {
    const { page = 1, pageSize = PAGE_SIZE, keyword } = query
    const { rows, total } = await service.list(ctx, keyword, { page, pageSize })
    return pageOf(
      rows.map((row) => present(row, ctx.now)),
      { page, pageSize, total, emptyText: 'There is no API key yet.' },
    )
  },
  async create(ctx, { body }) {
    const { row, key } = await service.create(ctx, body)
    return { data: { ...present(row, ctx.now), key } }
  },
  async revoke(ctx, { params }) {
    await service.revoke(ctx, params.id)
    return { success: true }
  },
}
