import type { today } from '@guildhall/contract/today'
import type { Handlers } from '#platform/http/context.ts'
import { todayOf, type TodayGroup } from './service.ts'

export function todayRoutes(groups: () => readonly TodayGroup[]): Handlers<typeof today> {
  return { read: async (ctx) => ({ data: await todayOf(ctx, groups()) }) }
}
