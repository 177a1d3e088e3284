import type { LimitGroup } from '@guildhall/contract/settings/limits'

/** The pages of the settings in their order (PRODUCT S-28). */
export const SECTIONS = [
  { to: '/admin/settings', label: 'Banner' },
  { to: '/admin/settings/features', label: 'Features' },
  { to: '/admin/settings/limits', label: 'Limits' },
  { to: '/admin/settings/choices', label: 'Choices' },
  { to: '/admin/settings/reasons', label: 'Reasons' },
  { to: '/admin/settings/reference', label: 'Reference data' },
  { to: '/admin/settings/mails', label: 'Mail texts' },
  { to: '/admin/settings/activity', label: 'Activity log' },
  { to: '/admin/settings/security', label: 'Security' },
  { to: '/admin/settings/faqs', label: 'Questions' },
  { to: '/admin/settings/system', label: 'System' },
  { to: '/admin/settings/history', label: 'History' },
] as const

export const GROUP_TITLES: Record<LimitGroup, string> = {
  lists: 'Lists',
  profile_files: 'Files of profiles',
  gig_files: 'Files of projects',
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
