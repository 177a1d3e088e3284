import type { hours } from '@guildhall/contract/work/hours'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { presentEntry, presentSums, presentWeek } from './presenter.ts'
import * as service from './service.ts'
import { statement } from './statement.ts'
import type { EntryRow } from './store.ts'

type Decided = Awaited<ReturnType<typeof service.decide>>
const weekAnswer = ({ part, row }: Decided) => ({ data: presentWeek(row, part) })

async function entryAnswer(ctx: SignedIn, row: EntryRow) {
  return { data: presentEntry(row, 'open', await service.party(ctx, row.engagement_id)) }
}

export function hoursRoutes(product: string): Handlers<typeof hours> {
  return {
    async list(ctx, { params, query: { format, ...days } }) {
      const { part, entries, weeks, ...counted } = await service.list(ctx, params.id, days)
      if (format !== undefined) return statement(ctx, { product, part, entries, weeks, days }, format)
      const states = new Map(weeks.map(({ week, status }) => [week, status]))
      return {
        data: entries.map((row) => presentEntry(row, states.get(row.week) ?? 'open', part)),
        weeks: weeks.map((row) => presentWeek(row, part)),
        sums: presentSums(counted, part, ctx.actor.userId),
        actions: { canEnter: service.may('enter', 'open', part) },
      }
    },
    create: async (ctx, { params, body }) => entryAnswer(ctx, await service.enter(ctx, params.id, body)),
    update: async (ctx, { params, body }) => entryAnswer(ctx, await service.change(ctx, params.id, body)),
    async remove(ctx, { params }) {
      await service.remove(ctx, params.id)
      return { success: true }
    },
    submit: async (ctx, { params, body }) =>
      weekAnswer(await service.decide(ctx, params.id, { ...body, action: 'submit' })),
    approve: async (ctx, { params, body }) =>
      weekAnswer(await service.decide(ctx, params.id, { ...body, action: 'approve' })),
    sendBack: async (ctx, { params, body }) =>
      weekAnswer(await service.decide(ctx, params.id, { ...body, action: 'sendBack' })),
  }
}
