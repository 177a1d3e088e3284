import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import type { Digest } from '@guildhall/contract/notifications/preferences'

/** Texts that the specification fixes (spec 000 §8, spec 002 §2). */
export const copy = {
  title: 'Notifications',
  markAll: 'Mark all as read',
  seeAll: 'See all',
  empty: 'There are no notifications currently.',
  notMarked: 'Something went wrong, try again later.',
  notifyMeAbout: 'Notify me about',
  dailyDigest: 'Daily digest',
  dailyDigestLead: 'One email a day with everything that did not need one of its own.',
  sendADigest: 'Send a digest',
  timeOfDay: 'Time of day',
  unread: 'Unread:',
  show: 'Show',
  allCategories: 'All categories',
  pushMessagesInThisBrowser: 'Push messages in this browser',
  timeZone: 'Time zone',
  noResults: 'No results',
  never: '—',
} as const

export const categoryNames: Record<NotificationCategory, { name: string; about: string }> = {
  applications: { name: 'Applications', about: 'Somebody applied to join the network.' },
  review: { name: 'My application', about: 'Decisions about your application, and reminders.' },
  gigs: { name: 'Projects', about: 'A project was approved, published, closed or reopened.' },
  membership: { name: 'Membership', about: 'You were added or invited, or what you may do changed.' },
  requests: { name: 'Requests', about: 'Requests and applications between projects and experts.' },
  hiring: { name: 'Hiring and work', about: 'Hires, calls, deliverables, hours and ratings.' },
  comments: { name: 'Comments', about: 'Somebody commented or mentioned you.' },
  upkeep: {
    name: 'Profile upkeep',
    about: 'A certificate expires, a consent is due, your profile needs a review.',
  },
  jobs: { name: 'Finished work', about: 'A download or a bulk action of yours is done.' },
}

export const digestNames: Record<Digest, string> = {
  less_urgent: 'For less urgent news',
  all: 'For all email',
  off: 'Never',
}
