import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const guard = requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' })

const banner = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings',
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  staticData: { title: 'Settings', section: { label: 'Banner', order: 10 } },
  beforeLoad: guard,
})

const features = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/features',
  component: lazyRouteComponent(() => import('./features-page.tsx'), 'FeaturesPage'),
  staticData: { title: 'Features', section: { label: 'Features', order: 20 } },
  beforeLoad: guard,
})

const limits = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/limits',
  component: lazyRouteComponent(() => import('./limits-page.tsx'), 'LimitsPage'),
  staticData: { title: 'Limits', section: { label: 'Limits', order: 30 } },
  beforeLoad: guard,
})

const choices = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/choices',
  component: lazyRouteComponent(() => import('./choices-page.tsx'), 'ChoicesPage'),
  staticData: { title: 'Choices', section: { label: 'Choices', order: 40 } },
  beforeLoad: guard,
})

const mails = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/mails',
  component: lazyRouteComponent(() => import('./mails-page.tsx'), 'MailsPage'),
  staticData: { title: 'Email texts', section: { label: 'Email texts', order: 70 } },
  beforeLoad: guard,
})

const mail = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/mails/$name',
  component: lazyRouteComponent(() => import('./mail-page.tsx'), 'MailPage'),
  staticData: { title: 'Email text' },
  beforeLoad: guard,
})

const activity = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/activity',
  component: lazyRouteComponent(() => import('./activity-settings-page.tsx'), 'ActivitySettingsPage'),
  staticData: { title: 'Settings of the activity log', section: { label: 'Activity log', order: 80 } },
  beforeLoad: guard,
})

const security = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/security',
  component: lazyRouteComponent(() => import('./security-settings-page.tsx'), 'SecuritySettingsPage'),
  staticData: { title: 'Security', section: { label: 'Security', order: 90 } },
  beforeLoad: guard,
})

const history = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/history',
  component: lazyRouteComponent(() => import('./history-page.tsx'), 'HistoryPage'),
  staticData: { title: 'History of the settings', section: { label: 'History', order: 120 } },
  beforeLoad: guard,
})

/** What administrators decide while the portal runs. */
export const settingsRoutes = [banner, features, limits, choices, mails, mail, activity, security, history]
