import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import {
  categoriesOf,
  type Preferences,
  type PreferencesForm,
} from '@guildhall/contract/notifications/preferences'
import type { SignedIn } from '#platform/http/context.ts'
import * as store from './preference-store.ts'

const CHANNELS = ['in_app', 'mail', 'push'] as const
type Channel = (typeof CHANNELS)[number]

/** Whether somebody wants to hear of a category this way. */
export function wants(choice: store.Choice, category: NotificationCategory, channel: Channel): boolean {
  return !choice.muted.includes(`${category}:${channel}`)
}

/** Which mail becomes of one that a notification asks for. */
export function mailFor(
  choice: store.Choice,
  category: NotificationCategory,
  asked: 'now' | 'digest' | undefined,
): 'none' | 'now' | 'digest' {
  if (asked === undefined || !wants(choice, category, 'mail')) return 'none'
  if (choice.digest === 'all') return 'digest'
  return asked === 'digest' && choice.digest === 'off' ? 'none' : asked
}

/** How the caller wants to be told. */
export async function read(ctx: SignedIn, isPushEnabled: boolean): Promise<Preferences> {
  const choices = await store.choicesOf(ctx.db, [ctx.actor.userId])
  const choice = choices.get(ctx.actor.userId) ?? store.UNCHOSEN
  return {
    categories: categoriesOf(ctx.actor.roles).map((category) => ({
      category,
      in_app: wants(choice, category, 'in_app'),
      mail: wants(choice, category, 'mail'),
      push: wants(choice, category, 'push'),
    })),
    digest: choice.digest,
    digest_hour: choice.digestHour,
    push_enabled: isPushEnabled,
  }
}

/** Keeps what the caller chose; what they do not name stays as it was. */
export async function write(ctx: SignedIn, form: PreferencesForm): Promise<void> {
  await store.lock(ctx.db, ctx.actor.userId)
  const choices = await store.choicesOf(ctx.db, [ctx.actor.userId])
  const before = choices.get(ctx.actor.userId) ?? store.UNCHOSEN
  const muted = new Set(before.muted)
  for (const row of form.categories ?? [])
    for (const channel of CHANNELS) {
      if (row[channel] === undefined) continue
      muted[row[channel] ? 'delete' : 'add'](`${row.category}:${channel}`)
    }
  await store.put(ctx.db, ctx.actor.userId, {
    muted: [...muted],
    digest: form.digest ?? before.digest,
    digestHour: form.digest_hour ?? before.digestHour,
  })
}
