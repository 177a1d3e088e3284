import { none, type Feature } from '#app/feature.ts'
import { accountsRoutes, accountsSettingsRoutes } from './routes.tsx'

export const accounts: Feature = {
  routes: ({ settingsTabs }) => [...accountsRoutes, ...accountsSettingsRoutes(settingsTabs)],
  menu: none,
  destinations: () => [
    { label: 'Profile settings', group: 'Account', to: '/profile-settings' },
    { label: 'Password', group: 'Account', to: '/profile-settings?tab=password' },
    { label: 'Security', group: 'Account', to: '/profile-settings?tab=security' },
  ],
  hits: none,
}
