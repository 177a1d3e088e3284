import { pageOf } from '@guildhall/contract/envelope'
import type { users } from '@guildhall/contract/users'
import { administration, type AccountsDeps } from '#features/accounts/service.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

const done = { success: true } as const

export function usersRoutes(deps: AccountsDeps): Handlers<typeof users> {
  return {
    async list(ctx, { query }) {
      const page = await service.list(ctx, deps, query)
      return pageOf(page.rows, page)
    },
    add: async (ctx, { body }) => ({ data: { id: await service.add(ctx, deps, body) } }),
    details: (ctx, { params }) => service.details(ctx, deps, params.id),
    change: (ctx, { params, body }) => service.change(ctx, deps, params.id, body),
    async suspend(ctx, { params }) {
      await administration.suspend(ctx, deps, params.id)
      return done
    },
    async activate(ctx, { params }) {
      await administration.activate(ctx, params.id)
      return done
    },
    async sendReset(ctx, { params }) {
      await administration.sendReset(ctx, deps, params.id)
      return done
    },
    async sendInvitation(ctx, { params }) {
      await administration.invite(ctx, deps, params.id)
      return done
    },
    async revokeSessions(ctx, { params }) {
      await administration.endSessions(ctx, deps, params.id)
      return done
    },
    async unlock(ctx, { params }) {
      await administration.unlock(ctx, deps, params.id)
      return done
    },
    async resetMfa(ctx, { params }) {
      await administration.resetMfa(ctx, deps, params.id)
      return done
    },
    async viewAs(ctx, { params }) {
      await administration.viewAs(ctx, deps, params.id)
      return done
    },
    async stopViewing(ctx) {
      await administration.stopViewing(ctx, deps)
      return done
    },
    grants: async (ctx) => ({ data: await service.grants(ctx) }),
    setGrant: async (ctx, { body }) => ({ data: await service.setGrant(ctx, deps, body) }),
  }
}
