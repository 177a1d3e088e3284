import IconSettings from '~icons/settings'
import { none, type Feature } from '#app/feature.ts'
import { can } from '#platform/session.tsx'
import { settingsRoutes } from './routes.tsx'

export const settings: Feature = {
  routes: () => settingsRoutes,
  menu: (user) =>
    can(user, 'CAN_MANAGE_SETTINGS')
      ? [{ group: 'Administration', label: 'Settings', to: '/admin/settings', icon: IconSettings, order: 70 }]
      : [],
  destinations: none,
  hits: none,
}
