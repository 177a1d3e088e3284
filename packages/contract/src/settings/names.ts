import type { PortalSettings } from '#contract/settings'

/** What a setting is called, on its page and where its changes are told. */
export const SETTING_NAMES: Record<keyof PortalSettings, string> = {
  activity_logging: 'Activity logging',
  activity_retention: 'Retention of the activity log',
  allow_self_approval: 'Approval of own projects',
  attachment_extensions: 'Types of files of profiles',
  banner: 'Banner',
  company_types: 'Types of companies',
  contact_email: 'Contact address',
  currencies: 'Currencies',
  feedback_enable: 'Feedback',
  hear_about_us: 'How did you hear about us?',
  gig_extensions: 'Types of files of projects',
  notifications_enable: 'Notifications',
  dark_mode_enable: 'Dark theme',
  corrected_wording: 'Corrected wording',
  project_types: 'Quick links',
  require_mfa: 'Second factor for staff',
  social_links: 'Footer links',
}

export function isSetting(name: string): name is keyof PortalSettings {
  return Object.hasOwn(SETTING_NAMES, name)
}
