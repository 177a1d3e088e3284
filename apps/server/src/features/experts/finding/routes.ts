import type { finding } from '@guildhall/contract/experts/finding'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import type { Handlers } from '#platform/http/context.ts'
import { find } from './service.ts'

export function findingRoutes({ matching }: ExpertsDeps): Handlers<typeof finding> {
  return {
    find: async (ctx, { query }) => ({ data: await find(ctx, matching, query.query) }),
  }
}
