import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const beforeLoad = requireEntry({ permission: 'CAN_SEE_ADMIN_FEEDBACK' })

const list = createRoute({
  getParentRoute: () => signedInPages,
  path: '/feedback',
  component: lazyRouteComponent(() => import('./feedback-list-page.tsx'), 'FeedbackListPage'),
  staticData: { title: 'Feedback messages' },
  beforeLoad,
})

const details = createRoute({
  getParentRoute: () => signedInPages,
  path: '/feedback/$feedbackId',
  component: lazyRouteComponent(() => import('./feedback-page.tsx'), 'FeedbackPage'),
  staticData: { title: 'Feedback details' },
  beforeLoad,
})

/** The administrators' pages of feedback; the form is a dialog over the page that it is about. */
export const feedbackRoutes = [list, details]
