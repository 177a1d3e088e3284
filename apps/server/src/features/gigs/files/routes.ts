import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import { FILE_TEXTS } from '@guildhall/contract/experts/files'
import type { gigFiles } from '@guildhall/contract/gigs/files'
import type { Handlers } from '#platform/http/context.ts'
import type { GigFilesDeps, GigFilesGuard } from './deps.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'

const done = true as const

export function gigFilesRoutes(deps: GigFilesDeps & GigFilesGuard): Handlers<typeof gigFiles> {
  return {
    async list(ctx, { params, query }) {
      const { seen, rows, total } = await service.list(ctx, params.id, query)
      const { page = 1, pageSize = PAGE_SIZE, keyword = '' } = query
      return pageOf(
        rows.map((row) => present(row, seen, ctx.now)),
        { page, pageSize, total, emptyText: keyword === '' ? 'No Data' : 'No results' },
      )
    },
    async upload(ctx, { params }) {
      const { seen, rows } = await service.upload(ctx, deps, params.id)
      const data = rows.map((row) => present(row, seen, ctx.now))
      return { data, success: done, message: FILE_TEXTS.added }
    },
    open: async (ctx, { params }) => ({ location: await service.linkTo(ctx, deps, params.id, params.uuid) }),
    async update(ctx, { params, body }) {
      const { seen, file } = await service.update(ctx, params.id, params.uuid, body)
      return { data: present(file, seen, ctx.now), success: done, message: FILE_TEXTS.updated }
    },
    async remove(ctx, { params }) {
      await service.remove(ctx, params.id, params.uuid)
      return { success: done, message: FILE_TEXTS.deleted }
    },
  }
}
