import { pageOf } from '@guildhall/contract/envelope'
import type { search } from '@guildhall/contract/search'
import type { Handlers } from '#platform/http/context.ts'
import { presentFacets, presentHit, presentSaved, presentStatus } from './presenter.ts'
import { beginRebuild } from './rebuilding.ts'
import * as saved from './saved.ts'
import * as service from './service.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

export const searchRoutes: Handlers<typeof search> = {
  async find(ctx, { query }) {
    const found = await service.find(ctx, query)
    const rows = found.rows.map((hit) => presentHit(hit, ctx.now))
    return {
      ...pageOf(rows, { ...found, emptyText: 'Nothing was found.' }),
      facets: presentFacets(found.facets),
      suggestions: found.suggestions,
    }
  },
  saved: async (ctx) => ({ data: (await saved.list(ctx)).map((row) => presentSaved(row)) }),
  save: async (ctx, { body }) => ({ data: presentSaved(await saved.save(ctx, body)) }),
  rename: async (ctx, { params, body }) => ({
    data: presentSaved(await saved.rename(ctx, params.id, body.name)),
  }),
  async forget(ctx, { params }) {
    await saved.forget(ctx, params.id)
    return { success: true }
  },
  status: async (ctx) => ({ data: presentStatus(await service.status(ctx)) }),
  rebuild: async (ctx) => ({ data: { id: await beginRebuild(ctx) } }),
  async quick(ctx, { query }) {
    const { people, gigs } = await service.quick(ctx, query)
    const shown = people.map(({ photo_file: photo, ...person }) => ({
      ...person,
      photo: photoUrl(photo),
    }))
    return { data: { people: shown, gigs } }
  },
}
