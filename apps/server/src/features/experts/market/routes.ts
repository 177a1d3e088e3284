import type { market } from '@guildhall/contract/experts/market'
import type { Handlers } from '#platform/http/context.ts'
import { ranges } from './store.ts'

export const marketRoutes: Handlers<typeof market> = {
  rates: async ({ db, actor }) => ({ data: await ranges(db, actor.personId) }),
}
