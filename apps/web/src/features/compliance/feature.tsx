import IconShieldCheck from '~icons/shield-check'
import { none, type Feature } from '#app/feature.ts'
import { can } from '#platform/session.tsx'
import { complianceRoutes } from './routes.tsx'

export const compliance: Feature = {
  routes: () => complianceRoutes,
  menu: (user) =>
    can(user, 'CAN_MANAGE_COMPLIANCE')
      ? [{ group: 'Administration', label: 'Compliance', to: '/compliance', icon: IconShieldCheck }]
      : [],
  destinations: none,
  hits: none,
}
