import IconUserCog from '~icons/user-cog'
import { none, type Feature } from '#app/feature.ts'
import { can } from '#platform/session.tsx'
import { usersRoutes } from './routes.tsx'

export const users: Feature = {
  routes: (slots) => usersRoutes(slots.users),
  menu: (user) =>
    can(user, 'CAN_SEE_ADMIN_USER_LIST')
      ? [{ group: 'Administration', label: 'Users', to: '/users', icon: IconUserCog, order: 10 }]
      : [],
  destinations: none,
  hits: none,
}
