import type { compliance, Restricted } from '@guildhall/contract/compliance'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { Handlers } from '#platform/http/context.ts'
import type { ComplianceDeps } from './deps.ts'
import * as papers from './papers.ts'
import * as service from './service.ts'
import type { RestrictedRow } from './store.ts'

export function complianceRoutes(deps: ComplianceDeps): Handlers<typeof compliance> {
  return {
    async restricted(ctx, { query }) {
      const { page = 1, pageSize = PAGE_SIZE, keyword } = query
      const { rows, total } = await service.restricted(ctx, keyword, { page, pageSize })
      return pageOf(rows.map(present), { page, pageSize, total })
    },
    restrict: async (ctx, { body }) => ({ data: present(await service.restrict(ctx, body)) }),
    async release(ctx, { params }) {
      await service.release(ctx, params.id)
      return { success: true }
    },
    requirements: async (ctx) => ({ data: await service.requirements(ctx) }),
    papers: async (ctx) => ({ data: await papers.papers(ctx) }),
    writePaper: async (ctx, { params, body }) => ({ data: await papers.write(ctx, deps, params.kind, body) }),
    require: async (ctx, { body }) => ({ data: await service.change(ctx, body) }),
  }
}

function present({ id, kind, name, note, created_at: at, author }: RestrictedRow): Restricted {
  return { id, kind, name, note, created_at: at.toISOString(), created_by: author }
}
