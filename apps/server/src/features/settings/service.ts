import type { PublicConfig } from '@guildhall/contract/settings'
import * as activity from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'
import { listen } from '#platform/db/listen.ts'
import type { SignedIn } from '#platform/http/context.ts'
import * as store from './store.ts'
import { valuesOf, type Key, type Values } from './values.ts'

/** What the operator decides, by the environment. */
export type Site = Pick<
  PublicConfig,
  'product' | 'provider' | 'service' | 'accounts_url' | 'fallback_url' | 'oidc' | 'maps_key' | 'demo'
>

export interface SettingsOptions {
  db: Db
  /** Of the database, for a connection that listens. */
  url: string
  site: Site
  onError: (error: unknown) => void
}

/** The settings of a running server, always at hand and at most a moment old. */
export interface Settings {
  site: Site
  /** The value now, without waiting. */
  get: <K extends Key>(key: K) => Values[K]
  /** Reads them again: this instance changed one. The others hear of it by the database. */
  reload: () => Promise<void>
  stop: () => Promise<void>
}

export async function startSettings({ db, url, site, onError }: SettingsOptions): Promise<Settings> {
  let values = valuesOf(await store.all(db))
  let latest: Promise<void> = Promise.resolve()
  // Two loads may overtake each other: the last one that was asked for counts, and everybody waits for it.
  const reload = () => {
    const load: Promise<void> = store.all(db).then((stored) => {
      if (load !== latest) return latest
      values = valuesOf(stored)
    })
    latest = load
    return load
  }
  const listener = await listen({
    url,
    channel: 'settings',
    onNews: () => void reload().catch(onError),
    onError,
  })
  return { site, get: (key) => values[key], reload, stop: listener.stop }
}

export function publicConfig({ site, get }: Settings): PublicConfig {
  return {
    ...site,
    banner: get('banner'),
    feedback_enable: get('feedback_enable'),
    notifications_enable: get('notifications_enable'),
    dark_mode_enable: get('dark_mode_enable'),
    activity_logging: get('activity_logging'),
    social_links: get('social_links'),
    project_types: get('project_types'),
    company: { currency: get('currencies'), types: get('company_types') },
  }
}

/** Switches the activity log on or off, for every instance, from the commit on. */
export async function setActivityLogging(
  ctx: SignedIn,
  current: Settings,
  isEnabled: boolean,
): Promise<void> {
  await ctx.transaction(async (db) => {
    const before = valuesOf(await store.all(db)).activity_logging
    if (before === isEnabled) return
    await store.put(db, { key: 'activity_logging', value: isEnabled, by: ctx.actor.userId, at: ctx.now })
    await activity.recordEvent(
      { ...ctx, db },
      {
        kind: 'setting.changed',
        subject: { kind: 'setting', id: null, title: 'Activity logging' },
        differences: { enabled: { from: before, to: isEnabled } },
      },
    )
  })
  await current.reload()
}
