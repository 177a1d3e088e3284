import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { ProjectType, WayToUs } from '@guildhall/contract/settings'
import { FILE_TYPES, LIMITS, isLimit, limitFault, type Limits } from '@guildhall/contract/settings/limits'
import * as z from 'zod/mini'

/** Every setting with its schema and the value that holds until an administrator changes it (PRODUCT 5.13). */
export const SETTINGS = {
  activity_logging: setting(z.boolean(), true),
  /** In days. */
  activity_retention: setting(z.int().check(z.gte(30), z.lte(365)), 180),
  /** PRODUCT D-10: an admin may approve a project that they created themselves. */
  allow_self_approval: setting(z.boolean(), true),
  banner: setting(z.nullable(z.string().check(z.maxLength(300))), null),
  contact_email: setting(z.nullable(z.string()), null),
  feedback_enable: setting(z.boolean(), true),
  notifications_enable: setting(z.boolean(), true),
  dark_mode_enable: setting(z.boolean(), false),
  corrected_wording: setting(z.boolean(), false),
  social_links: setting(z.array(z.strictObject({ name: z.string(), url: z.url() })), [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ]),
  project_types: setting(z.array(ProjectType), [
    ...GIG_KINDS.map((type) => ({
      type,
      description: KINDS[type].display.toLowerCase(),
      link_kind: 'internal' as const,
      url: null,
    })),
    { type: 'growth-experts', description: 'growth experts', link_kind: 'external_login', url: null },
    { type: 'growth-generator', description: 'growth generator', link_kind: 'external_login', url: null },
    { type: 'customer-report', description: 'customer report', link_kind: 'coming_soon', url: null },
  ]),
  currencies: setting(z.array(z.string()), ['USD', 'EUR', 'GBP', 'INR']),
  company_types: setting(z.array(z.string()), ['Customer', 'Partner', 'Employer', 'Nominee', 'Competitor']),
  /** spec 001 §9; `{product}` is the name of the portal. */
  hear_about_us: setting(z.array(WayToUs), [
    { name: 'A Recruiter Contacted Me', asks_name: false },
    { name: 'Social Media', asks_name: false },
    { name: 'Returnship Program', asks_name: false },
    { name: 'Expert Referral', asks_name: true },
    { name: '{product} Employee', asks_name: true },
  ]),
  /** Null: as the operator started the portal, on in production and off in the demo. */
  require_mfa: setting(z.nullable(z.boolean()), null),
  attachment_extensions: setting(z.array(z.string()), [...FILE_TYPES.attachment_extensions]),
  gig_extensions: setting(z.array(z.string()), [...FILE_TYPES.gig_extensions]),
}

export type Key = keyof typeof SETTINGS
export type Values = { [K in Key]: (typeof SETTINGS)[K]['initial'] }

/** Stored values over the initial ones; a stored value that no longer fits counts as none. */
export function valuesOf(stored: ReadonlyMap<string, unknown>): Values {
  return {
    activity_logging: SETTINGS.activity_logging.read(stored.get('activity_logging')),
    activity_retention: SETTINGS.activity_retention.read(stored.get('activity_retention')),
    allow_self_approval: SETTINGS.allow_self_approval.read(stored.get('allow_self_approval')),
    banner: SETTINGS.banner.read(stored.get('banner')),
    contact_email: SETTINGS.contact_email.read(stored.get('contact_email')),
    feedback_enable: SETTINGS.feedback_enable.read(stored.get('feedback_enable')),
    notifications_enable: SETTINGS.notifications_enable.read(stored.get('notifications_enable')),
    dark_mode_enable: SETTINGS.dark_mode_enable.read(stored.get('dark_mode_enable')),
    corrected_wording: SETTINGS.corrected_wording.read(stored.get('corrected_wording')),
    social_links: SETTINGS.social_links.read(stored.get('social_links')),
    project_types: SETTINGS.project_types.read(stored.get('project_types')),
    currencies: SETTINGS.currencies.read(stored.get('currencies')),
    company_types: SETTINGS.company_types.read(stored.get('company_types')),
    hear_about_us: SETTINGS.hear_about_us.read(stored.get('hear_about_us')),
    require_mfa: SETTINGS.require_mfa.read(stored.get('require_mfa')),
    attachment_extensions: SETTINGS.attachment_extensions.read(stored.get('attachment_extensions')),
    gig_extensions: SETTINGS.gig_extensions.read(stored.get('gig_extensions')),
  }
}

/** Begins the key of a stored limit. */
export const LIMIT = 'limit.'

/** Every limit as it is stored, or its default; what no longer lies in its range counts as not stored. */
export function limitsOf(stored: ReadonlyMap<string, unknown>): Limits {
  const limits = initialLimits()
  for (const [key, value] of stored) {
    const name = key.slice(LIMIT.length)
    if (!key.startsWith(LIMIT) || !isLimit(name) || !Number.isInteger(value)) continue
    const number = Number(value)
    if (limitFault(name, number) === undefined) limits[name] = number
  }
  return limits
}

/** The defaults of PRODUCT 5.13. */
function initialLimits(): Limits {
  const limits: Partial<Limits> = {}
  for (const [name, { initial }] of Object.entries(LIMITS)) if (isLimit(name)) limits[name] = initial
  if (!isWhole(limits)) throw new Error('A limit has no default.')
  return limits
}

function isWhole(limits: Partial<Limits>): limits is Limits {
  return Object.keys(LIMITS).every((name) => name in limits)
}

function setting<T extends z.ZodMiniType>(schema: T, initial: z.output<T>) {
  return {
    initial,
    read(stored: unknown): z.output<T> {
      const result = schema.safeParse(stored)
      return result.success ? result.data : initial
    },
  }
}
