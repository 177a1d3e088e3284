import type { settings } from '@guildhall/contract/settings'
import type { Handlers } from '#platform/http/context.ts'
import { expertsConfig } from './experts-config.ts'
import * as service from './service.ts'

export function settingsRoutes(current: service.Settings): Handlers<typeof settings> {
  return {
    publicConfig: () => ({ data: service.publicConfig(current) }),
    expertsConfig: () => ({ data: expertsConfig(current.get('feedback_enable')) }),
    all: () => ({ data: service.portalSettings(current) }),
    async change(ctx, { body }) {
      await service.change(ctx, current, body)
      return { data: service.portalSettings(current) }
    },
    activityLogging: () => ({ data: { enabled: current.get('activity_logging') } }),
    async setActivityLogging(ctx, { body }) {
      await service.change(ctx, current, { activity_logging: body.enabled })
      return { data: { enabled: body.enabled } }
    },
  }
}
