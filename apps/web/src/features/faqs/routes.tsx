import { ROLE_PREFIX } from '@guildhall/contract/access'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry, requireEntryIfSignedIn } from '#platform/guards.ts'
import { publicPages, signedInPages } from '#platform/root-routes.ts'

const editor = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/faqs',
  component: lazyRouteComponent(() => import('./faq-editor-page.tsx'), 'FaqEditorPage'),
  staticData: { title: 'Edit questions', section: { label: 'Questions', order: 100 } },
  beforeLoad: requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' }),
})

const page = lazyRouteComponent(() => import('./faqs-page.tsx'), 'FaqsPage')

const open = createRoute({
  getParentRoute: () => publicPages,
  path: '/faqs',
  component: page,
  staticData: { title: 'FAQS' },
  beforeLoad: requireEntryIfSignedIn,
})

const prefixed = Object.values(ROLE_PREFIX).map((prefix) =>
  createRoute({
    getParentRoute: () => signedInPages,
    path: `/${prefix}/faqs`,
    component: page,
    staticData: { title: 'FAQS' },
    beforeLoad: requireEntry({ prefix }),
  }),
)

/** The questions, for everybody and below each role's prefix, and their editor. */
export const faqsRoutes = [editor, open, ...prefixed]
