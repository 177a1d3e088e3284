import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { list, pageQuery } from '#contract/envelope'
import { moment, uuid } from '#contract/shapes'

/** What administrators change, as the history names it. */
export const HISTORY_AREAS = [
  'settings',
  'mails',
  'reasons',
  'reference',
  'faqs',
  'roles',
  'keys',
  'webhooks',
] as const
export type HistoryArea = (typeof HISTORY_AREAS)[number]

/** A change: what, by whom, and each field before and after. */
export const SettingsChange = z.strictObject({
  id: uuid,
  /** `setting.changed`, `reason.retired` */
  kind: z.string(),
  area: z.enum(HISTORY_AREAS),
  title: z.string(),
  actor: z.nullable(z.strictObject({ id: z.nullable(uuid), name: z.string() })),
  differences: z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  created_at: moment,
  created_at_diff: z.string(),
})
export type SettingsChange = z.infer<typeof SettingsChange>

export const settingsHistory = {
  list: endpoint({
    method: 'GET',
    path: '/settings/history',
    title: 'Read history of settings',
    access: { permission: 'CAN_MANAGE_SETTINGS' },
    rate: 'read',
    input: {
      query: z.strictObject({
        ...pageQuery,
        area: z.optional(z.enum(HISTORY_AREAS, { error: `Choose one of: ${HISTORY_AREAS.join(', ')}.` })),
      }),
    },
    ok: list(SettingsChange),
  }),
}
