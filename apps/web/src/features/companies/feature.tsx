import IconBuilding from '~icons/building'
import { none, type Feature } from '#app/feature.ts'
import { can } from '#platform/session.tsx'
import { companiesRoutes } from './routes.tsx'

export const companies: Feature = {
  routes: (slots) => companiesRoutes(slots.companies),
  menu: (user) =>
    can(user, 'CAN_SEE_ADMIN_COMPANIES_LIST')
      ? [{ group: 'Administration', label: 'Companies', to: '/companies', icon: IconBuilding, order: 20 }]
      : [],
  destinations: none,
  hits: {
    company: {
      one: 'Company',
      many: 'Companies',
      icon: IconBuilding,
      path: ({ id }) => `/companies/${id}`,
    },
  },
}
