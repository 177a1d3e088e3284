import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

const addPage = lazyRouteComponent(() => import('./gig-add-page.tsx'), 'GigAddPage')
const editorPage = lazyRouteComponent(() => import('./gig-editor-page.tsx'), 'GigEditorPage')

/** The editor of projects: new ones for staff, the existing ones also for experts whose role edits. */
export const gigEditingRoutes = [
  ...(['admin', 'manager'] as const).map((prefix) =>
    createRoute({
      getParentRoute: () => signedInPages,
      path: `/${prefix}/projects/add`,
      component: addPage,
      staticData: { title: 'Create project' },
      beforeLoad: requireEntry({ prefix }),
    }),
  ),
  ...(['admin', 'manager', 'expert'] as const).map((prefix) =>
    createRoute({
      getParentRoute: () => signedInPages,
      path: `/${prefix}/projects/$gigId/edit`,
      component: editorPage,
      staticData: { title: 'Edit project' },
      beforeLoad: requireEntry({ prefix }),
    }),
  ),
]
