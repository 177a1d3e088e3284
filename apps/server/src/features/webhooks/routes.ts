import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { webhooks } from '@guildhall/contract/webhooks'
import type { Handlers } from '#platform/http/context.ts'
import type { WebhooksDeps } from './deps.ts'
import { present, presentDelivery } from './presenter.ts'
import * as service from './service.ts'

export const webhooksRoutes = (deps: WebhooksDeps): Handlers<typeof webhooks> => ({
  async list(ctx, { query: { page = 1, pageSize = PAGE_SIZE } }) {
    const { rows, total } = await service.list(ctx, { page, pageSize })
    return pageOf(rows.map(present), { page, pageSize, total, emptyText: 'There is no webhook yet.' })
  },
  async read(ctx, { params }) {
    return { data: present(await service.find(ctx, params.id)) }
  },
  async create(ctx, { body }) {
    const { row, secret } = await service.create(ctx, deps, body)
    return { data: { ...present(row), secret } }
  },
  async update(ctx, { params, body }) {
    return { data: present(await service.update(ctx, deps, params.id, body)) }
  },
  async remove(ctx, { params }) {
    await service.remove(ctx, params.id)
    return { success: true }
  },
  async deliveries(ctx, { params, query }) {
    const { page = 1, pageSize = PAGE_SIZE } = query
    const { rows, total } = await service.deliveries(ctx, params.id, query, { page, pageSize })
    const at = { page, pageSize, total, emptyText: 'Nothing has been sent yet.' }
    return pageOf(rows.map(presentDelivery), at)
  },
  async delivery(ctx, { params }) {
    const { row, message } = await service.delivery(ctx, params.id, params.delivery_id)
    return { data: { ...presentDelivery(row), message } }
  },
  async test(ctx, { params }) {
    return { data: presentDelivery(await service.test(ctx, params.id)) }
  },
  async resendUndelivered(ctx, { params }) {
    return { data: { count: await service.resendUndelivered(ctx, params.id) } }
  },
  async resend(ctx, { params }) {
    return { data: presentDelivery(await service.resend(ctx, params.id, params.delivery_id)) }
  },
})
