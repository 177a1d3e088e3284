import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { gigComments } from '@guildhall/contract/gigs/comments'
import { limits } from '#features/settings/service.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { present, presentPerson } from './presenter.ts'
import * as service from './service.ts'

const done = true as const

export const gigCommentsRoutes: Handlers<typeof gigComments> = {
  async list(ctx, { params, query }) {
    const { rows, total } = await service.list(ctx, params.id, query)
    const { page = 1, pageSize = PAGE_SIZE, keyword = '' } = query
    const reading = await readingOf(ctx)
    return pageOf(
      rows.map((row) => present(row, reading)),
      { page, pageSize, total, emptyText: keyword === '' ? 'No Data' : 'No results' },
    )
  },
  async mentionable(ctx, { params, query }) {
    return { data: (await service.mentionable(ctx, params.id, query.keyword)).map(presentPerson) }
  },
  async add(ctx, { params, body }) {
    return { data: present(await service.add(ctx, params.id, body), await readingOf(ctx)) }
  },
  async change(ctx, { params, body }) {
    const comment = await service.change(ctx, params.id, params.comment_id, body)
    return { data: present(comment, await readingOf(ctx)) }
  },
  async remove(ctx, { params }) {
    await service.remove(ctx, params.id, params.comment_id)
    return { success: done }
  },
}

async function readingOf({ db, actor, now }: SignedIn) {
  return { readerId: actor.userId, now, minutes: (await limits(db)).comment_minutes }
}
