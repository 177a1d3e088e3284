import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item } from './envelope.ts'
import { moment } from './shapes.ts'

/** What there may be to do, in the order in which it is shown (docs/next.md N1). */
export const TODAY_KEYS = [
  'suspended',
  'invitations',
  'applicants',
  'requests_expiring',
  'calls_today',
  'unsigned',
  'work_to_review',
  'work_sent_back',
  'deadlines',
  'approvals',
  'applications_waiting',
  'shortlists',
  'acceptances',
  'to_rate',
  'understaffed',
  'onboarding',
  'certificates',
  'consents',
  'profile_gaps',
  'failed_work',
  'security',
  'duplicates',
  'feedback',
] as const
export type TodayKey = (typeof TODAY_KEYS)[number]

/** Each group shows so many at most; `count` is of all. */
export const TODAY_ITEMS = 5

const TodayItem = z.strictObject({
  id: z.string(),
  /** What, and who. */
  title: z.string(),
  subtitle: z.nullable(z.string()),
  since: z.nullable(moment),
  due: z.nullable(moment),
  /** A path of the portal. */
  href: z.string(),
  /** Its button; it leads to `href` unless it names another page. */
  action: z.strictObject({ label: z.string(), href: z.optional(z.string()) }),
})
export type TodayItem = z.infer<typeof TodayItem>

const TodayGroup = z.strictObject({
  key: z.enum(TODAY_KEYS),
  title: z.string(),
  count: z.int(),
  items: z.array(TodayItem).check(z.maxLength(TODAY_ITEMS)),
})
export type TodayGroup = z.infer<typeof TodayGroup>

const Today = z.strictObject({ groups: z.array(TodayGroup) })
export type Today = z.infer<typeof Today>

export const today = {
  /** What the reader has to do in the role that they work in; groups with nothing in them are left out. */
  read: endpoint({
    method: 'GET',
    path: '/today',
    title: 'Open Today',
    access: 'signed_in',
    rate: 'read',
    input: {},
    ok: item(Today),
  }),
}
