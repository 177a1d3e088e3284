import type { LimitGroup } from '@guildhall/contract/settings/limits'

export const GROUP_TITLES: Record<LimitGroup, string> = {
  lists: 'Lists',
  profile_files: 'Profile files',
  gig_files: 'Project files',
  vetting: 'Invitations and vetting',
  hiring: 'Hiring',
  discussion: 'Discussion of projects',
  sign_in: 'Signing in',
  sessions: 'Sessions',
  activity: 'Activity log',
}

/** The mails by the feature that their names begin with. */
export const MAIL_GROUPS = [
  { prefix: 'accounts.', title: 'Accounts' },
  { prefix: 'experts.', title: 'Experts' },
  { prefix: 'gigs.', title: 'Projects' },
  { prefix: 'hiring.', title: 'Hiring' },
  { prefix: 'privacy.', title: 'Privacy' },
  { prefix: 'search.', title: 'Content search' },
  { prefix: 'notifications.', title: 'Around every notification' },
] as const

export const copy = {
  title: 'Settings',
  saved: 'The settings have been saved.',
  stale: 'Somebody else changed this in the meantime. What you typed is kept: save again to replace it.',
} as const
