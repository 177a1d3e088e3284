import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { gigComments } from '@guildhall/contract/gigs/comments'
import type { Handlers } from '#platform/http/context.ts'
import { present, presentPerson } from './presenter.ts'
import * as service from './service.ts'

const done = true as const

export const gigCommentsRoutes: Handlers<typeof gigComments> = {
  async list(ctx, { params, query }) {
    const { rows, total } = await service.list(ctx, params.id, query)
    const { page = 1, pageSize = PAGE_SIZE, keyword = '' } = query
    return pageOf(
      rows.map((row) => present(row, ctx.actor.userId, ctx.now)),
      { page, pageSize, total, emptyText: keyword === '' ? 'No Data' : 'No results' },
    )
  },
  async mentionable(ctx, { params, query }) {
    return { data: (await service.mentionable(ctx, params.id, query.keyword)).map(presentPerson) }
  },
  async add(ctx, { params, body }) {
    return { data: present(await service.add(ctx, params.id, body), ctx.actor.userId, ctx.now) }
  },
  async change(ctx, { params, body }) {
    const comment = await service.change(ctx, params.id, params.comment_id, body)
    return { data: present(comment, ctx.actor.userId, ctx.now) }
  },
  async remove(ctx, { params }) {
    await service.remove(ctx, params.id, params.comment_id)
    return { success: done }
  },
}
