import * as z from 'zod/mini'
import type { Role } from '#contract/access'
import { NOTIFICATION_CATEGORIES, type NotificationCategory } from './categories.ts'

/** How one category reaches its reader. */
const Channels = z.strictObject({
  category: z.enum(NOTIFICATION_CATEGORIES),
  in_app: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
})
export type Channels = z.infer<typeof Channels>

/** Which mails wait for the daily one: those that are not urgent, all of them, or none (then the former are not sent). */
export const DIGESTS = ['less_urgent', 'all', 'off'] as const
export type Digest = (typeof DIGESTS)[number]

const common = {
  digest: z.enum(DIGESTS, { error: `Choose from: ${DIGESTS.join(', ')}.` }),
  /** The hour of the day, in the reader's time zone. */
  digest_hour: z
    .int({ error: 'Use a whole number.' })
    .check(z.gte(0, { error: 'At least 0.' }), z.lte(23, { error: 'At most 23.' })),
}

const ChangedChannels = z.strictObject({
  category: Channels.shape.category,
  in_app: z.optional(z.boolean()),
  mail: z.optional(z.boolean()),
  push: z.optional(z.boolean()),
})
export type ChangedChannels = z.infer<typeof ChangedChannels>

/** What is left out stays as it is: another tab may have changed it. */
export const PreferencesForm = z.strictObject({
  digest: z.optional(common.digest),
  digest_hour: z.optional(common.digest_hour),
  categories: z.optional(
    z.array(ChangedChannels).check(
      z.maxLength(NOTIFICATION_CATEGORIES.length),
      z.refine((rows) => new Set(rows.map((row) => row.category)).size === rows.length, {
        error: 'Name each category once.',
      }),
    ),
  ),
})
export type PreferencesForm = z.infer<typeof PreferencesForm>

/** The preferences of a reader: only the categories that their roles hear of. */
export const Preferences = z.strictObject({
  ...common,
  categories: z.array(Channels),
  /** Push messages are set up for this portal. */
  push_enabled: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>

const STAFF = [
  'growth_experts_admin',
  'growth_experts_manager',
  'growth_experts_hr_generalist',
] as const satisfies readonly Role[]
const OWNERS = ['growth_experts_admin', 'growth_experts_manager'] as const satisfies readonly Role[]
const EXPERT = 'growth_experts_expert'
const CUSTOMER = 'growth_experts_customer'

/** Who hears of what (PRODUCT 5.12). */
const HEARD_BY: Record<NotificationCategory, readonly Role[]> = {
  applications: STAFF,
  review: [EXPERT],
  gigs: [...STAFF, EXPERT, CUSTOMER],
  membership: [...STAFF, EXPERT, CUSTOMER],
  requests: [...OWNERS, EXPERT],
  // Customers are guests of calls.
  hiring: [...OWNERS, EXPERT, CUSTOMER],
  comments: [...STAFF, EXPERT, CUSTOMER],
  upkeep: [EXPERT],
  jobs: [...STAFF, EXPERT, CUSTOMER],
}

/** The categories of somebody with these roles, in their fixed order. */
export function categoriesOf(roles: readonly Role[]): NotificationCategory[] {
  return NOTIFICATION_CATEGORIES.filter((category) => roles.some((role) => HEARD_BY[category].includes(role)))
}
