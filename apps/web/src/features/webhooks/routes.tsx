import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const guard = requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' })

const list = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/webhooks',
  component: lazyRouteComponent(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
  staticData: { title: 'Webhooks', section: { label: 'Webhooks', order: 94 } },
  beforeLoad: guard,
})

const one = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/webhooks/$id',
  component: lazyRouteComponent(() => import('./webhook-page.tsx'), 'WebhookPage'),
  staticData: { title: 'Webhook' },
  beforeLoad: guard,
})

/** Messages to other systems, among the settings. */
export const webhooksRoutes = [list, one]
