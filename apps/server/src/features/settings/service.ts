import type { PublicConfig, SettingsState, WayToUs } from '@guildhall/contract/settings'
import { limitTexts } from '@guildhall/contract/experts/files'
import { corrected } from '@guildhall/contract/wording'
import { fillLine } from '@guildhall/contract/settings/fill-words'
import type { Limits } from '@guildhall/contract/settings/limits'
import type { Db } from '#platform/db/database.ts'
import type { UploadLimits } from '#platform/files/upload.ts'
import { refuse } from '#platform/http/refuse.ts'
import { listen } from '#platform/db/listen.ts'
import * as store from './store.ts'
import { LIMIT, limitsOf, valuesOf, type Key, type Values } from './values.ts'

export type { ChoicePlaces } from './choices.ts'
export { PLACEHOLDER } from './mail-texts/placeholders.ts'
export { hasLongNames, mailKind, shortNames, wordsOf, writeMail, type MailKind } from './mail-texts/kind.ts'

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
  limits: () => Limits
  requiresMfa: () => boolean
  /** Calls after each change, on whatever instance. */
  watch: (listener: () => void) => void
  /** Reads them again: this instance changed one. The others hear of it by the database. */
  reload: () => Promise<void>
  stop: () => Promise<void>
}

export async function startSettings({ db, url, site, onError }: SettingsOptions): Promise<Settings> {
  let now = await read(db)
  let latest: Promise<void> = Promise.resolve()
  const watchers: (() => void)[] = []
  // Two loads may overtake each other: the last one that was asked for counts, and everybody waits for it.
  const reload = () => {
    const load: Promise<void> = read(db).then((stored) => {
      if (load !== latest) return latest
      now = stored
      for (const watcher of watchers) watcher()
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
  return {
    site,
    get: (key) => now.values[key],
    limits: () => now.limits,
    requiresMfa: () => requiresMfa(now.values, site),
    watch: (watcher) => void watchers.push(watcher),
    reload,
    stop: listener.stop,
  }
}

async function read(db: Db) {
  const { values: stored } = await store.all(db)
  return { values: valuesOf(stored), limits: limitsOf(stored) }
}

function requiresMfa({ require_mfa: chosen }: Values, { demo }: Site): boolean {
  return chosen ?? !demo
}

/** The limits as they are in this transaction, for the code that applies one of them now and then. */
export async function limits(db: Db): Promise<Limits> {
  return limitsOf(await store.beginningWith(db, LIMIT))
}

const MB = 1024 * 1024

/** What one picture may hold: the photo of a person, the logo of a company. */
export async function photoLimits(db: Db): Promise<UploadLimits> {
  const { photo_mb: size } = await limits(db)
  const text = limitTexts.size(size)
  return {
    maxFiles: 1,
    maxFileBytes: size * MB,
    maxTotalBytes: size * MB,
    codes: { count: 'not_a_photo', size: 'photo_too_large', total: 'photo_too_large' },
    texts: { size: text, total: text },
  }
}

/** The value of a setting in this transaction, for the code that asks for it now and then. */
export async function valueOf<K extends Key>(db: Db, key: K): Promise<Values[K]> {
  return valuesOf(await store.beginningWith(db, key))[key]
}

/** Refuses what forms do not offer; what was chosen while they did may stay. */
export async function requireOffered(
  db: Db,
  key: 'currencies' | 'company_types',
  { field, choice, before }: { field: string; choice: string | null | undefined; before?: string | null },
): Promise<void> {
  if (choice === undefined || choice === null || choice === before) return
  if ((await valueOf(db, key)).includes(choice)) return
  throw refuse('invalid', { fields: { [field]: ['Choose from the list.'] } })
}

/** The answers to "How did you hear about us?". */
export function waysToUs(values: Pick<Values, 'hear_about_us'>, product: string): WayToUs[] {
  return values.hear_about_us.map((way) => ({ ...way, name: fillLine(way.name, { product }) }))
}

/** Rows of a page where nobody says how many. */
export function pageSizes(settings: Settings): PublicConfig['page_sizes'] {
  const limited = settings.limits()
  return {
    list: limited.list_page_size,
    experts: limited.experts_page_size,
    faqs: limited.faqs_page_size,
    notifications: limited.notifications_page_size,
  }
}

/** How this portal spells its own texts: as the documents do, or corrected. */
export function wordingOf(settings: Settings): (text: string) => string {
  return (text) => spelling(settings.get('corrected_wording'))(text)
}

/** The same by a value that was read in a transaction. */
export function spelling(isCorrected: Values['corrected_wording']): (text: string) => string {
  return isCorrected ? corrected : (text) => text
}

export function publicConfig(settings: Settings): PublicConfig {
  const { site, get } = settings
  const limited = settings.limits()
  return {
    ...site,
    banner: get('banner'),
    contact_email: get('contact_email'),
    feedback_enable: get('feedback_enable'),
    notifications_enable: get('notifications_enable'),
    dark_mode_enable: get('dark_mode_enable'),
    corrected_wording: get('corrected_wording'),
    activity_logging: get('activity_logging'),
    social_links: get('social_links'),
    project_types: get('project_types'),
    hear_about_us: waysToUs({ hear_about_us: get('hear_about_us') }, site.product),
    company: { currency: get('currencies'), types: get('company_types') },
    periods: {
      invitation_days: limited.invitation_days,
      request_days: limited.request_days,
      resubmit_hours: limited.resubmit_hours,
    },
    page_sizes: pageSizes(settings),
  }
}

/** Every value that an administrator decides, as it is stored now. */
export async function portalSettings(db: Db, site: Site): Promise<SettingsState> {
  return stateOf(await store.all(db), site)
}

/** What is stored as administrators see it. */
export function stateOf({ values: stored, version }: store.Stored, site: Site): SettingsState {
  const values = valuesOf(stored)
  return {
    banner: values.banner,
    contact_email: values.contact_email,
    feedback_enable: values.feedback_enable,
    notifications_enable: values.notifications_enable,
    dark_mode_enable: values.dark_mode_enable,
    corrected_wording: values.corrected_wording,
    allow_self_approval: values.allow_self_approval,
    activity_logging: values.activity_logging,
    activity_retention: values.activity_retention,
    social_links: values.social_links,
    require_mfa: requiresMfa(values, site),
    attachment_extensions: values.attachment_extensions,
    gig_extensions: values.gig_extensions,
    currencies: values.currencies,
    company_types: values.company_types,
    hear_about_us: values.hear_about_us,
    project_types: values.project_types,
    limits: limitsOf(stored),
    version,
  }
}
