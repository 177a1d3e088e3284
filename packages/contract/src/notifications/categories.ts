/** What notifications are about (PRODUCT 5.12); a person chooses for each category how to be told. */
export const NOTIFICATION_CATEGORIES = [
  /** Somebody applied: for admins and HR. */
  'applications',
  /** Decisions about the own application, and reminders of it. */
  'review',
  /** The course of a gig. */
  'gigs',
  /** Added, invited, permission changed. */
  'membership',
  /** Requests and applications between gigs and experts. */
  'requests',
  /** Hired, not selected, ended, rate now; calls, deliverables, hours. */
  'hiring',
  'comments',
  /** Consent due, certificate expires, profile not looked at for long. */
  'upkeep',
  /** A long piece of work of one's own is done. */
  'jobs',
] as const
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number]

const NEVER_PUSHED: readonly NotificationCategory[] = ['upkeep', 'jobs']

/** Whether anything of a category is worth a push message; of the others nothing ever comes that way. */
export function mayBePushed(category: NotificationCategory): boolean {
  return !NEVER_PUSHED.includes(category)
}
