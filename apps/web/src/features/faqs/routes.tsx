import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const editor = createRoute({
  getParentRoute: () => signedInPages,
  path: '/admin/settings/faqs',
  component: lazyRouteComponent(() => import('./faq-editor-page.tsx'), 'FaqEditorPage'),
  staticData: { title: 'Edit questions' },
  beforeLoad: requireEntry({ prefix: 'admin', permission: 'CAN_MANAGE_SETTINGS' }),
})

/** The page of the questions, at /faqs and below each role's prefix. */
export const faqsPage = lazyRouteComponent(() => import('./faqs-page.tsx'), 'FaqsPage')

export const faqsRoutes = [editor]
