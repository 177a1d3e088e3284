import type { gigScores } from '@guildhall/contract/gigs/scores'
import type { GigsDeps } from '#features/gigs/deps.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export function gigScoresRoutes(deps: GigsDeps): Handlers<typeof gigScores> {
  return {
    write: (ctx, { params, body }) => service.write(ctx, deps, params.id, body),
  }
}
