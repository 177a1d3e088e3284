import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { calls } from '@guildhall/contract/work/calls'
import { availabilityOf } from '#features/work/calendar/service.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import type { CallsDeps } from './mails.ts'
import { present } from './presenter.ts'
import * as service from './service.ts'
import type { CallRow } from './store.ts'

async function answers(ctx: SignedIn, rows: readonly CallRow[]) {
  const free = await availabilityOf(
    ctx.db,
    rows.map((row) => row.person_id),
  )
  return rows.map((row) => present(row, { ...ctx, free: free.get(row.person_id) }))
}

async function answer(ctx: SignedIn, row: CallRow) {
  const free = (await availabilityOf(ctx.db, [row.person_id])).get(row.person_id)
  return { data: present(row, { ...ctx, free }) }
}

export function callsRoutes(deps: CallsDeps): Handlers<typeof calls> {
  return {
    mine: async (ctx, { query }) => ({ data: await answers(ctx, await service.mine(ctx, query)) }),
    async list(ctx, { params, query }) {
      const { page = 1, pageSize = PAGE_SIZE } = query
      const { rows, total, canAdd } = await service.list(ctx, params.id, { page, pageSize })
      return { ...pageOf(await answers(ctx, rows), { page, pageSize, total }), actions: { canAdd } }
    },
    create: async (ctx, { params, body }) => answer(ctx, await service.create(ctx, params.id, body)),
    read: async (ctx, { params }) => answer(ctx, await service.see(ctx, params.id)),
    propose: async (ctx, { params, body }) => answer(ctx, await service.propose(ctx, params.id, body.slots)),
    book: async (ctx, { params, body }) =>
      answer(ctx, await service.book(ctx, deps, params.id, body.slot_id)),
    move: async (ctx, { params, body }) => answer(ctx, await service.move(ctx, deps, params.id, body)),
    cancel: async (ctx, { params, body }) =>
      answer(ctx, await service.cancel(ctx, deps, params.id, body.reason)),
    hold: async (ctx, { params, body }) => answer(ctx, await service.report(ctx, params.id, 'held', body)),
    miss: async (ctx, { params, body }) => answer(ctx, await service.report(ctx, params.id, 'missed', body)),
  }
}
