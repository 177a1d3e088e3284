import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const page = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/provisioning',
  component: lazyRouteComponent(() => import('./scim-page.tsx'), 'ScimPage'),
  staticData: { title: 'Provisioning', section: { label: 'Provisioning', order: 96 } },
  beforeLoad: requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' }),
})

/** What an identity provider needs, among the settings. */
export const scimRoutes = [page]
