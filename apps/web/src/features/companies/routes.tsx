import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'
import type { CompanySlots } from './slots.ts'

const beforeLoad = requireEntry({ permission: 'CAN_SEE_ADMIN_COMPANIES_LIST' })

const list = createRoute({
  getParentRoute: () => signedInPages,
  path: '/companies',
  component: lazyRouteComponent(() => import('./companies-page.tsx'), 'CompaniesPage'),
  staticData: { title: 'Companies' },
  beforeLoad,
})
const add = createRoute({
  getParentRoute: () => signedInPages,
  path: '/companies/add',
  component: lazyRouteComponent(() => import('./company-form-page.tsx'), 'AddCompanyPage'),
  staticData: { title: 'Add company' },
  beforeLoad,
})
const details = (slots: CompanySlots) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: '/companies/$companyId',
    component: lazyRouteComponent(async () => {
      const { CompanyPage } = await import('./company-page.tsx')
      return { default: () => <CompanyPage slots={slots} /> }
    }),
    staticData: { title: 'Company' },
    beforeLoad,
  })
const edit = createRoute({
  getParentRoute: () => signedInPages,
  path: '/companies/$companyId/edit',
  component: lazyRouteComponent(() => import('./company-form-page.tsx'), 'EditCompanyPage'),
  staticData: { title: 'Edit company' },
  beforeLoad,
})

/** The companies of the network, for those who keep their list. */
export function companiesRoutes(slots: CompanySlots) {
  return [list, add, details(slots), edit] as const
}
