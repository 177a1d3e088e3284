import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { imports } from '@guildhall/contract/imports'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { report, template } from './csv.ts'
import type { ImportsDeps } from './deps.ts'
import { uninvited } from './inviting.ts'
import { actionsOn, present, presentRow } from './presenter.ts'
import * as service from './service.ts'
import type { ImportRecord } from './store.ts'

async function answer(ctx: SignedIn, row: ImportRecord) {
  const isOver = row.finished_at !== null && row.forgotten_at === null
  const toInvite = isOver ? (await uninvited(ctx, row.id)).length : 0
  return { data: present(row, toInvite), actions: actionsOn(row, ctx.now) }
}

export const importsRoutes = (deps: ImportsDeps): Handlers<typeof imports> => ({
  async list(ctx, { query: { page = 1, pageSize = PAGE_SIZE } }) {
    const { rows, total } = await service.list(ctx, { page, pageSize })
    const shown = rows.map((row) => present(row))
    return pageOf(shown, { page, pageSize, total, emptyText: 'Nothing has been imported yet.' })
  },
  upload: async (ctx) => answer(ctx, await service.upload(ctx, deps)),
  template: (_, { query }) => template(query.kind),
  read: async (ctx, { params }) => answer(ctx, await service.find(ctx, params.id)),
  async rows(ctx, { params, query }) {
    const { page = 1, pageSize = PAGE_SIZE } = query
    const { record, rows, total } = await service.rows(ctx, params.id, query, { page, pageSize })
    const shown = rows.map((row) => presentRow(record, row))
    return pageOf(shown, { page, pageSize, total, emptyText: 'There is no such row.' })
  },
  dryRun: async (ctx, { params, body }) => answer(ctx, await service.check(ctx, params.id, body?.mapping)),
  run: async (ctx, { params }) => answer(ctx, await service.run(ctx, params.id)),
  cancel: async (ctx, { params }) => answer(ctx, await service.cancel(ctx, params.id)),
  resume: async (ctx, { params }) => answer(ctx, await service.resume(ctx, params.id)),
  undo: async (ctx, { params }) => answer(ctx, await service.undo(ctx, params.id)),
  invite: async (ctx, { params }) => ({ data: await service.invite(ctx, params.id) }),
  report: (ctx, { params }) => report(ctx, params.id),
})
