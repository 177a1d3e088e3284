import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { people } from '@guildhall/contract/people'
import type { Handlers } from '#platform/http/context.ts'
import { remove } from './deletion.ts'
import type { PeopleDeps } from './deps.ts'
import * as directory from './directory.ts'
import * as duplicates from './duplicates.ts'
import { exportPeople } from './export.ts'
import { history } from './history.ts'
import * as merging from './merging.ts'
import * as notes from './notes.ts'

export function peopleRoutes(deps: PeopleDeps): Handlers<typeof people> {
  return {
    async list(ctx, { query }) {
      const found = await directory.list(ctx, deps, query)
      return pageOf(found.rows, { ...found, emptyText: 'Nobody was found.' })
    },
    export: (ctx, { query }) => exportPeople(ctx, deps, query),
    add: (ctx, { body }) => directory.add(ctx, deps, body),
    record: (ctx, { params }) => directory.record(ctx, deps, params.id),
    change: (ctx, { params, body }) => directory.change(ctx, deps, params.id, body),
    async history(ctx, { params, query: { page = 1, pageSize = PAGE_SIZE } }) {
      const found = await history(ctx, deps, params.id, { page, pageSize })
      return pageOf(found.rows, { ...found, emptyText: 'Nothing has happened yet.' })
    },
    async duplicates(ctx, { query }) {
      const found = await duplicates.list(ctx, deps, query)
      return pageOf(found.rows, { ...found, emptyText: 'No duplicates were found.' })
    },
    async decide(ctx, { body }) {
      await duplicates.decide(ctx, deps, body)
      return { success: true }
    },
    previewMerge: async (ctx, { params, query }) => ({
      data: await merging.preview(ctx, deps, { id: params.id, otherId: query.other_id }),
    }),
    merge: (ctx, { params, body }) => merging.merge(ctx, deps, params.id, body),
    delete: async (ctx, { body }) => ({ data: await remove(ctx, deps, body.ids) }),
    async notes(ctx, { params, query: { page = 1, pageSize = PAGE_SIZE } }) {
      const found = await notes.list(ctx, deps, params.id, { page, pageSize })
      return pageOf(found.rows, { ...found, emptyText: 'No notes yet.' })
    },
    addNote: async (ctx, { params, body }) => ({ data: await notes.add(ctx, deps, params.id, body.note) }),
  }
}
