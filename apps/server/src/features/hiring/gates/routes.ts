import type { hiring } from '@guildhall/contract/hiring'
import type { HiringDeps } from '#features/hiring/deps.ts'
import type { Handlers } from '#platform/http/context.ts'
import { reported, reportFile } from './report.ts'
import * as service from './service.ts'

export function gatesRoutes({
  product,
}: HiringDeps): Pick<Handlers<typeof hiring>, 'gates' | 'waive' | 'askForGate' | 'complianceReport'> {
  return {
    gates: async (ctx, { params, query }) => ({
      data: await service.list(ctx, params.id, query.engagement_id),
    }),
    waive: async (ctx, { params, body }) => ({
      data: await service.waive(ctx, { engagementId: params.id, key: params.key, reason: body.reason }),
    }),
    askForGate: async (ctx, { params }) => ({ data: await service.ask(ctx, params.id, params.key) }),
    async complianceReport(ctx, { params, query: { format } }) {
      const rows = await reported(ctx, params.id)
      return format === undefined
        ? { data: rows }
        : reportFile(ctx, { product, gigId: params.id, format }, rows)
    },
  }
}
