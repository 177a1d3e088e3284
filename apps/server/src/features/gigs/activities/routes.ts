import type { gigActivities } from '@guildhall/contract/gigs/activities'
import type { Handlers } from '#platform/http/context.ts'
import { activitiesOf } from './service.ts'

export const gigActivityRoutes: Handlers<typeof gigActivities> = {
  list: (ctx, { params, query }) => activitiesOf(ctx, params.id, query),
}
