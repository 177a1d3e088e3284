import type { scimProtocol } from '@guildhall/contract/scim'
import type { Handlers } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ScimDeps } from './deps.ts'
import { presentConfig, presentSchemas, presentTypes } from './discovery.ts'
import * as groups from './groups.ts'
import * as users from './users.ts'

export function protocolRoutes(deps: ScimDeps): Handlers<typeof scimProtocol> {
  const base = users.baseOf(deps)
  return {
    users: (ctx, { query }) => users.list(ctx, deps, query),
    user: (ctx, { params }) => users.read(ctx, deps, params.id),
    addUser: (ctx, { body }) => users.add(ctx, deps, body),
    replaceUser: (ctx, { params, body }) => users.replace(ctx, deps, params.id, body),
    patchUser: (ctx, { params, body }) => users.patch(ctx, deps, params.id, body),
    async removeUser(ctx, { params }) {
      await users.remove(ctx, deps, params.id)
      return {}
    },
    groups: (ctx, { query }) => groups.list(ctx, deps, query),
    group: (ctx, { params, query }) => groups.read(ctx, deps, params.id, query),
    addGroup: fixed,
    replaceGroup: (ctx, { params, body }) => groups.replace(ctx, deps, params.id, body),
    patchGroup: (ctx, { params, body }) => groups.patch(ctx, deps, params.id, body),
    removeGroup: fixed,
    about: () => presentConfig(base),
    types: () => presentTypes(base),
    schemas: () => presentSchemas(base),
  }
}

function fixed(): never {
  throw refuse('scim_groups_fixed')
}
