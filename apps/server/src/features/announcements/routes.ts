import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { announcements } from '@guildhall/contract/announcements'
import type { Handlers } from '#platform/http/context.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'

export const announcementsRoutes: Handlers<typeof announcements> = {
  async list(ctx, { query }) {
    const { page = 1, pageSize = PAGE_SIZE } = query
    const { rows, total } = await service.list(ctx, query, { page, pageSize })
    return pageOf(
      rows.map((row) => present(row, ctx)),
      { page, pageSize, total },
    )
  },
  async read(ctx, { body }) {
    await service.read(ctx, body.ids)
    return { success: true }
  },
  async create(ctx, { body }) {
    return { data: present({ ...(await service.create(ctx, body)), is_unread: false }, ctx) }
  },
  async update(ctx, { params, body }) {
    return { data: present({ ...(await service.update(ctx, params.id, body)), is_unread: false }, ctx) }
  },
  async remove(ctx, { params }) {
    await service.remove(ctx, params.id)
    return { success: true }
  },
}
