import type { settings } from '@guildhall/contract/settings'
import type { settingsHistory } from '@guildhall/contract/settings/history'
import type { mailTexts } from '@guildhall/contract/settings/mail-texts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { change } from './changing.ts'
import { choiceUses, type ChoicePlaces } from './choices.ts'
import { expertsConfig, type Choices } from './experts-config.ts'
import * as history from './history.ts'
import type { MailTextsDeps } from './mail-texts/service.ts'
import * as mails from './mail-texts/service.ts'
import * as service from './service.ts'

export interface SettingsDeps {
  /** What projects choose from, read by the reference feature, and the letters that experts get. */
  choicesOf: (ctx: SignedIn) => Promise<Choices>
  choicePlaces: readonly ChoicePlaces[]
}

export function settingsRoutes(
  current: service.Settings,
  { choicesOf, choicePlaces }: SettingsDeps,
): Handlers<typeof settings> {
  return {
    publicConfig: () => ({ data: service.publicConfig(current) }),
    async expertsConfig(ctx) {
      return { data: expertsConfig(current, await choicesOf(ctx)) }
    },
    async all(ctx) {
      return { data: await service.portalSettings(ctx.db, current.site) }
    },
    async change(ctx, { body }) {
      return { data: await change(ctx, { current, choicePlaces }, body) }
    },
    async choiceUses({ db }) {
      return { data: await choiceUses(db, choicePlaces) }
    },
    activityLogging: () => ({ data: { enabled: current.get('activity_logging') } }),
    async setActivityLogging(ctx, { body }) {
      await change(ctx, { current, choicePlaces }, { activity_logging: body.enabled })
      return { data: { enabled: body.enabled } }
    },
  }
}

export const settingsHistoryRoutes: Handlers<typeof settingsHistory> = {
  list: (ctx, { query }) => history.page(ctx, query),
}

/** The texts of every mail that the features bring. */
export function mailTextsRoutes(deps: MailTextsDeps): Handlers<typeof mailTexts> {
  return {
    async list(ctx) {
      return { data: await mails.list(ctx, deps) }
    },
    async update(ctx, { params, body }) {
      return { data: await mails.update(ctx, deps, params.name, body) }
    },
    async reset(ctx, { params }) {
      return { data: await mails.reset(ctx, deps, params.name) }
    },
    async preview(ctx, { params, body }) {
      return { data: await mails.preview(ctx, deps, params.name, body) }
    },
    async test(ctx, { params, body }) {
      await mails.sendTest(ctx, deps, params.name, body)
      return { success: true, message: 'The test email is on its way to you.' }
    },
  }
}
