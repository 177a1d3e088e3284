import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item } from '#contract/envelope'
import { moment } from '#contract/shapes'
import { Webhook } from '#contract/webhooks'

/** The work of the server, by the name of its jobs: how people call it. */
export const WORK: Readonly<Record<string, string>> = {
  mail: 'An email',
  'accounts.cleaning': 'Cleaning of old sign-ins',
  'accounts.link': 'A link to an account',
  'activity.retention': 'Retention of the activity log',
  'anchor.mail': 'The daily anchor of the activity log, by email',
  'backup.nightly': 'The nightly backup',
  'experts.bulk': 'An act on many experts',
  'experts.upkeep': 'Daily reminders of experts',
  'files.removal': 'Removal of deleted files',
  'files.sweep': 'Weekly check of the files',
  'gigs.file_removal': 'Removal of deleted files of a project',
  'hiring.expiry': 'Expiry of requests',
  'imports.cleaning': 'Cleaning of old imports',
  'imports.invite': 'Invitations of imported experts',
  'imports.work': 'An import',
  'insights.count': 'Counting for Insight',
  'notifications.digest': 'Daily emails',
  'notifications.mail': 'A notification by email',
  'notifications.push': 'A push message',
  'privacy.after_erasure': 'The end of an erasure',
  'privacy.daily': 'Daily erasures and retention',
  'privacy.export': 'An export of personal data',
  'search.reading': 'Reading a file for the search',
  'search.rebuild': 'Rebuilding the search index',
  'webhooks.cleaning': 'Cleaning of old webhook deliveries',
  'webhooks.deliver': 'A webhook message',
  'work.reminders': 'Reminders of calls and deliverables',
}

/** How people call work; `mail.sent` where it has no name. */
export function workName(kind: string): string {
  return WORK[kind] ?? kind
}

/** Work of the server that failed at least once: it is tried again, or was given up. */
const FailedWork = z.strictObject({
  id: z.string(),
  /** `accounts.cleaning` */
  kind: z.string(),
  /** Of a mail. */
  mail: z.nullable(z.strictObject({ to: z.string(), subject: z.string() })),
  tries: z.int(),
  most_tries: z.int(),
  error: z.string(),
  /** Null: given up. */
  next_try_at: z.nullable(moment),
  /** What comes back by itself is not discarded: nothing would begin it again until the server starts. */
  actions: z.strictObject({ canDiscard: z.boolean() }),
})
export type FailedWork = z.infer<typeof FailedWork>

export const SPACES = ['database', 'profile_files', 'gig_files', 'exports'] as const

/** What the server works with, and what its machine gives it: handles for files and connections, and the time. */
export const PARTS = ['database', 'files', 'sign_in', 'parser', 'handles', 'clock'] as const
export type Part = (typeof PARTS)[number]

/** How a part failed: no answer, too late, one that nobody understands, no room left, or it does not let us in. */
export const REASONS = ['gone', 'slow', 'nonsense', 'full', 'refused'] as const
export type Reason = (typeof REASONS)[number]

const Alert = z.strictObject({
  part: z.enum(PARTS),
  reason: z.enum(REASONS),
  since: moment,
  /** Null as long as it goes on. */
  over_at: z.nullable(moment),
})
export type Alert = z.infer<typeof Alert>

/** How the server is: what it cannot reach, its work, and the space it takes. */
export const SystemState = z.strictObject({
  version: z.string(),
  started_at: moment,
  /** Those that go on first; those that are over for a day at most. */
  alerts: z.array(Alert),
  work: z.strictObject({
    /** What is due and not begun. */
    waiting: z.int(),
    running: z.int(),
    /** Those given up first, at most 100. */
    failed: z.array(FailedWork),
  }),
  /** To which nothing comes through, and those that were switched off because of that. */
  webhooks: z.array(Webhook),
  /** Files are counted; sizes in bytes. */
  spaces: z.array(z.strictObject({ what: z.enum(SPACES), count: z.nullable(z.int()), bytes: z.number() })),
  /** Bytes left where files are kept; null when that is not a folder of this machine. */
  free: z.nullable(z.number()),
})
export type SystemState = z.infer<typeof SystemState>

const access = { permission: 'CAN_MANAGE_SETTINGS' } as const
const params = z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/)) })

/** What an administrator needs to know of the server, and can do about it. */
export const care = {
  state: endpoint({
    method: 'GET',
    path: '/settings/system',
    title: 'Open the system page',
    access,
    rate: 'read',
    input: {},
    ok: item(SystemState),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/settings/system/work/:id/retry',
    title: 'Try failed work again',
    access,
    rate: 'write',
    input: { params, body: z.optional(z.strictObject({})) },
    ok: done,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/settings/system/work/:id',
    title: 'Discard failed work',
    access,
    rate: 'write',
    input: { params },
    ok: done,
  }),
}
