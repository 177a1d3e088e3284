import { pageOf } from '@guildhall/contract/envelope'
import { FAQ_PAGE_SIZE, type faqs } from '@guildhall/contract/faqs'
import type { Handlers } from '#platform/http/context.ts'
import { presentEntry } from './presenter.ts'
import * as service from './service.ts'

export const faqsRoutes: Handlers<typeof faqs> = {
  async list(ctx, { query }) {
    const { page = 1, pageSize = FAQ_PAGE_SIZE } = query
    const { rows, total } = await service.list(ctx, query, { page, pageSize })
    return pageOf(rows, { page, pageSize, total })
  },
  async entries(ctx) {
    const rows = await service.entries(ctx)
    return { data: rows.map((row) => presentEntry(row, ctx.now)) }
  },
  async create(ctx, { body }) {
    return { data: presentEntry(await service.create(ctx, body), ctx.now) }
  },
  async order(ctx, { body }) {
    const rows = await service.order(ctx, body.ids)
    return { data: rows.map((row) => presentEntry(row, ctx.now)) }
  },
  async update(ctx, { params, body }) {
    return { data: presentEntry(await service.update(ctx, params.id, body), ctx.now) }
  },
  async remove(ctx, { params }) {
    await service.remove(ctx, params.id)
    return { success: true }
  },
}
