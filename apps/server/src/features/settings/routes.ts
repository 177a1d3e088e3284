import type { settings } from '@guildhall/contract/settings'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { expertsConfig, type Choices } from './experts-config.ts'
import * as service from './service.ts'

export interface SettingsDeps {
  /** What projects choose from, read by the reference feature. */
  choicesOf: (ctx: SignedIn) => Promise<Choices>
}

export function settingsRoutes(
  current: service.Settings,
  { choicesOf }: SettingsDeps,
): Handlers<typeof settings> {
  return {
    publicConfig: () => ({ data: service.publicConfig(current) }),
    async expertsConfig(ctx) {
      return { data: expertsConfig(current.get('feedback_enable'), await choicesOf(ctx)) }
    },
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
