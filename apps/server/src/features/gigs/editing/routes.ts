import type { gigEditing } from '@guildhall/contract/gigs/editing'
import type { GigsDeps } from '#features/gigs/deps.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export function gigEditingRoutes(deps: GigsDeps): Handlers<typeof gigEditing> {
  return {
    templates: async (ctx, { query }) => ({ data: await service.templates(ctx, query.type) }),
    people: async (ctx, { query }) => ({ data: await service.people(ctx, query) }),
    update: (ctx, { params, body }) => service.update(ctx, deps, params.id, body),
  }
}
