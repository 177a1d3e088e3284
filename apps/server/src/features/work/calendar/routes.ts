import type { calendar } from '@guildhall/contract/work/calendar'
import type { Handlers } from '#platform/http/context.ts'
import * as service from './service.ts'
import type { CalendarDeps } from './service.ts'

const address = (url: string) => ({ url, data: { url } })

export function calendarRoutes(deps: CalendarDeps): Handlers<typeof calendar> {
  return {
    availability: (ctx, { params }) => service.availability(ctx, params.id),
    setAvailability: async (ctx, { params, body }) => ({
      data: await service.setAvailability(ctx, params.id, body),
    }),
    feed: async (ctx) => address(await service.feed(ctx, deps)),
    renewFeed: async (ctx) => address(await service.renewFeed(ctx, deps)),
    file: (ctx, { params }) => service.file(ctx, deps, params.token),
  }
}
