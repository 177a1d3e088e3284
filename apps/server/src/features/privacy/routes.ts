import { pageOf } from '@guildhall/contract/envelope'
import type { privacy } from '@guildhall/contract/privacy'
import type { Handlers } from '#platform/http/context.ts'
import type { PrivacyDeps } from './deps.ts'
import * as service from './service.ts'

const done = { success: true } as const

export function privacyRoutes(deps: PrivacyDeps): Handlers<typeof privacy> {
  return {
    overview: (ctx, { params }) => service.overview(ctx, params.id),
    async exportData(ctx, { params, body }) {
      const asked = { id: params.id, password: body.current_password }
      return { data: { id: await service.exportData(ctx, deps, asked) } }
    },
    download: async (ctx, { params }) => ({ location: await service.linkTo(ctx, deps, params.id) }),
    async erase(ctx, { params, body }) {
      const confirmed = { id: params.id, typed: body.confirm, password: body.current_password }
      return { data: await service.askToErase(ctx, deps, confirmed) }
    },
    async withdraw(ctx, { params }) {
      await service.withdraw(ctx, params.id)
      return done
    },
    async hold(ctx, { params, body }) {
      await service.setHold(ctx, params.id, body.reason)
      return done
    },
    async erasures(ctx, { query }) {
      const page = await service.erasures(ctx, query)
      return pageOf(page.rows, { ...page, emptyText: 'Nobody has asked to be erased.' })
    },
  }
}
