import type { PortalSettings, PublicConfig } from '@guildhall/contract/settings'
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

/** Every value that an administrator decides. */
export function portalSettings({ get }: Settings): PortalSettings {
  return {
    banner: get('banner'),
    feedback_enable: get('feedback_enable'),
    notifications_enable: get('notifications_enable'),
    dark_mode_enable: get('dark_mode_enable'),
    allow_self_approval: get('allow_self_approval'),
    activity_logging: get('activity_logging'),
    activity_retention: get('activity_retention'),
    social_links: get('social_links'),
  }
}

/** What a setting is called where its changes are told. */
const NAMES: Record<keyof PortalSettings, string> = {
  activity_logging: 'Activity logging',
  activity_retention: 'Retention of the activity log',
  allow_self_approval: 'Approval of own projects',
  banner: 'Banner',
  feedback_enable: 'Feedback',
  notifications_enable: 'Notifications',
  dark_mode_enable: 'Dark theme',
  social_links: 'Links of the footer',
}

/** Changes settings for every instance, from the commit on; each change is written down with its difference. */
export async function change(
  ctx: SignedIn,
  current: Settings,
  changed: Partial<{ [K in keyof PortalSettings]: PortalSettings[K] | undefined }>,
): Promise<void> {
  await ctx.transaction(async (db) => {
    await store.lock(db)
    const before = valuesOf(await store.all(db))
    for (const [key, value] of Object.entries(changed)) {
      if (!isKey(key) || value === undefined || isSame(before[key], value)) continue
      await store.put(db, { key, value, by: ctx.actor.userId, at: ctx.now })
      await activity.recordEvent(
        { ...ctx, db },
        {
          kind: 'setting.changed',
          subject: { kind: 'setting', id: null, title: NAMES[key] },
          differences: { [key]: { from: before[key], to: value } },
        },
      )
    }
  })
  await current.reload()
}

function isKey(name: string): name is keyof PortalSettings {
  return Object.hasOwn(NAMES, name)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
