import type { ComponentType } from 'react'

/** The tabs of the profile settings (PRODUCT S-22). */
export const SETTINGS_TABS = {
  profile: 'Profile information',
  password: 'Password',
  notifications: 'Notifications',
  security: 'Security',
  preferences: 'Preferences',
  privacy: 'Privacy',
} as const

/** What stands in the tabs that other features bring; `app/` plugs them in. */
export type SettingsTabs = Readonly<
  Record<Exclude<keyof typeof SETTINGS_TABS, 'password' | 'security'>, ComponentType>
>
