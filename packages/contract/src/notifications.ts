import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item, list, pageQuery } from './envelope.ts'
import { NOTIFICATION_CATEGORIES } from './notifications/categories.ts'
import { Preferences, PreferencesForm } from './notifications/preferences.ts'
import { idParams, moment, uuid } from './shapes.ts'

export { LIVE_EVENTS, type LiveEvent } from './notifications/live-events.ts'

export const Category = z.enum(NOTIFICATION_CATEGORIES, {
  error: `Choose from: ${NOTIFICATION_CATEGORIES.join(', ')}.`,
})

/** PRODUCT X-40. */
export const NOTIFICATIONS_PAGE_SIZE = 10

/** The words of an empty list (spec 002 §2). */
export const NO_NOTIFICATIONS = 'There are no notifications currently.'

/** Something that the portal tells its reader (PRODUCT 5.12). */
export const Notification = z.strictObject({
  id: uuid,
  /** HTML with b, i, strong, em, br and links within the portal, nothing else. */
  subject: z.string(),
  is_read: z.boolean(),
  created_at: moment,
  created_at_diff: z.string(),
  /** A path of the portal. */
  link: z.nullable(z.string()),
  category: Category,
  gig_id: z.nullable(uuid),
  expert_id: z.nullable(uuid),
})
export type Notification = z.infer<typeof Notification>

/** What open pages are told, live and by push (spec 002 §3): the same shape for every event. */
export const LiveMessage = z.strictObject({
  unread_count: z.int(),
  gig_id: z.nullable(uuid),
  expert_id: z.nullable(uuid),
  commands: z.array(z.string()),
  /** `expert.approved`; `unread` and `reload` where nothing new was told. */
  type: z.string(),
})
export type LiveMessage = z.infer<typeof LiveMessage>

/** Prefixes of the commands (spec 000 §9); a status may follow: RELOAD_EXPERTS_LIST_Pending. */
export const RELOAD = 'RELOAD_'
export const RELOAD_GIGS_LIST = 'RELOAD_GIGS_LIST_'
export const RELOAD_EXPERTS_LIST = 'RELOAD_EXPERTS_LIST_'

export const notificationsErrors = {
  too_many_streams: [429, 'Too many pages of yours are listening already.'],
} as const

const UnreadCount = z.strictObject({ unread_count: z.int() })
const access = 'signed_in'

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    title: 'List notifications',
    access,
    rate: 'read',
    pages: 'notifications',
    input: {
      query: z.strictObject({
        page: pageQuery.page,
        pageSize: pageQuery.pageSize,
        category: z.optional(Category),
      }),
    },
    ok: list(Notification),
    log: { keep: ['category'] },
  }),
  count: endpoint({
    method: 'GET',
    path: '/notifications/count',
    title: 'Count unread notifications',
    access,
    rate: 'read',
    input: {},
    ok: item(UnreadCount),
    log: false,
  }),
  stream: endpoint({
    method: 'GET',
    path: '/notifications/stream',
    title: 'Listen to notifications',
    access,
    rate: 'live',
    input: {},
    ok: { file: 'text/event-stream' },
    log: false,
    needsSession: true,
  }),
  /** All of them, or all of one category. */
  markAllRead: endpoint({
    method: 'POST',
    path: '/notifications/mark-read',
    title: 'Mark all notifications as read',
    access,
    rate: 'write',
    input: { body: z.optional(z.strictObject({ category: z.optional(Category) })) },
    ok: item(UnreadCount),
    log: { action: 'update', keep: ['category'] },
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/notifications/mark-read/:id',
    title: 'Mark notification as read',
    access,
    rate: 'write',
    input: { params: idParams, body: z.optional(z.strictObject({})) },
    ok: item(UnreadCount),
    log: { action: 'update' },
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/notifications/preferences',
    title: 'Read notification preferences',
    access,
    rate: 'read',
    input: {},
    ok: item(Preferences),
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/notifications/preferences',
    title: 'Change notification preferences',
    access,
    rate: 'write',
    input: { body: PreferencesForm },
    ok: item(Preferences),
    log: { keep: ['digest', 'digest_hour'] },
  }),
}
