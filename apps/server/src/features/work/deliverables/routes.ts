import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { deliverables } from '@guildhall/contract/work/deliverables'
import type { Files } from '#platform/files/files.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'

type Changed = Awaited<ReturnType<typeof service.accept>>

const answer = ({ now }: SignedIn, { row, seen }: Changed) => ({ data: present(row, seen, now) })

export function deliverablesRoutes(files: Files): Handlers<typeof deliverables> {
  return {
    async list(ctx, { params, query }) {
      const { page = 1, pageSize = PAGE_SIZE, keyword } = query
      const wanted = { page, pageSize, keyword }
      const { rows, seen, total, canAdd } = await service.list(ctx, params.id, wanted)
      const data = rows.map((row) => present(row, seen, ctx.now))
      return { ...pageOf(data, { page, pageSize, total }), actions: { canAdd } }
    },
    create: async (ctx, { params, body }) => answer(ctx, await service.create(ctx, params.id, body)),
    update: async (ctx, { params, body }) => answer(ctx, await service.update(ctx, params.id, body)),
    async remove(ctx, { params }) {
      await service.remove(ctx, params.id)
      return { success: true }
    },
    handIn: async (ctx, { params, body }) => answer(ctx, await service.handIn(ctx, files, params.id, body)),
    accept: async (ctx, { params }) => answer(ctx, await service.accept(ctx, params.id)),
    sendBack: async (ctx, { params, body }) =>
      answer(ctx, await service.sendBack(ctx, params.id, body.reason)),
  }
}
