import type { gigAcceptance } from '@guildhall/contract/gigs/acceptance'
import type { GigsDeps } from '#features/gigs/deps.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'

export function gigAcceptanceRoutes(deps: GigsDeps): Handlers<typeof gigAcceptance> {
  return {
    write: (ctx, { params }) => service.write(ctx, deps, params.id),
  }
}
