import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { feedback } from '@guildhall/contract/feedback'
import type { Settings } from '#features/settings/service.ts'
import type { Handlers } from '#platform/http/context.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'

const actions = { canUpdate: true }

export function feedbackRoutes(settings: Settings): Handlers<typeof feedback> {
  return {
    async send(ctx, { body }) {
      return { data: { id: await service.send(ctx, settings, body) } }
    },
    async list(ctx, { query }) {
      const { rows, total } = await service.list(ctx, query)
      const { page = 1, pageSize = PAGE_SIZE } = query
      return pageOf(
        rows.map((row) => present(row, ctx.now)),
        { page, pageSize, total },
      )
    },
    async details(ctx, { params }) {
      return { data: present(await service.open(ctx, params.id), ctx.now), actions }
    },
    async update(ctx, { params, body }) {
      return { data: present(await service.update(ctx, params.id, body), ctx.now), actions }
    },
  }
}
