import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands where a page failed, or where there is none. */
export const boundary = {
  errorComponent: lazyRouteComponent(() => import('./pages/error-page.tsx'), 'FailedPage'),
  notFoundComponent: lazyRouteComponent(() => import('./pages/error-page.tsx'), 'NotFoundPage'),
}
