import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInPages } from '#platform/root-routes.ts'

const list = createRoute({
  getParentRoute: () => signedInPages,
  path: '/announcements',
  component: lazyRouteComponent(() => import('./announcements-page.tsx'), 'AnnouncementsPage'),
  staticData: { title: 'Announcements' },
})

/** The announcements, for whoever is signed in. */
export const announcementsRoutes = [list]
