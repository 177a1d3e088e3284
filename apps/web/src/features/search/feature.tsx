import IconFileSearch from '~icons/file-search'
import { none, type Feature } from '#app/feature.ts'
import { can } from '#platform/session.tsx'
import { searchRoutes } from './routes.tsx'

export const search: Feature = {
  routes: ({ hitFace }) => searchRoutes(hitFace),
  menu: (user) =>
    can(user, 'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST')
      ? [
          {
            group: 'Administration',
            label: 'Content search',
            to: '/content-search',
            icon: IconFileSearch,
            order: 40,
          },
        ]
      : [],
  destinations: none,
  hits: none,
}
