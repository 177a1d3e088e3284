import IconActivity from '~icons/activity'
import { none, type Feature } from '#app/feature.ts'
import { can } from '#platform/session.tsx'
import { activityRoutes } from './routes.tsx'

export const activity: Feature = {
  routes: () => activityRoutes,
  menu: (user) =>
    can(user, 'CAN_SEE_ADMIN_ACTIVITIES')
      ? [
          {
            group: 'Administration',
            label: 'Activity list',
            to: '/activities',
            icon: IconActivity,
            order: 60,
          },
        ]
      : [],
  destinations: none,
  hits: none,
}
