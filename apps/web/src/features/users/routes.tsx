import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'
import type { UserPageSlots } from './user-page.tsx'

const beforeLoad = requireEntry({ permission: 'CAN_SEE_ADMIN_USER_LIST' })

const list = createRoute({
  getParentRoute: () => signedInPages,
  path: '/users',
  component: lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage'),
  staticData: { title: 'Manage users' },
  beforeLoad,
})
const add = createRoute({
  getParentRoute: () => signedInPages,
  path: '/users/add',
  component: lazyRouteComponent(() => import('./user-form-page.tsx'), 'AddUserPage'),
  staticData: { title: 'Add user' },
  beforeLoad,
})
const roles = createRoute({
  getParentRoute: () => signedInPages,
  path: '/users/roles',
  component: lazyRouteComponent(() => import('./roles-page.tsx'), 'RolesPage'),
  staticData: { title: 'Roles & permissions' },
  beforeLoad,
})
const edit = createRoute({
  getParentRoute: () => signedInPages,
  path: '/users/$userId/edit',
  component: lazyRouteComponent(() => import('./user-form-page.tsx'), 'EditUserPage'),
  staticData: { title: 'Edit user' },
  beforeLoad,
})

/** Who has an account, for administrators; `slots` come from the features below. */
export function usersRoutes(slots: UserPageSlots) {
  const details = createRoute({
    getParentRoute: () => signedInPages,
    path: '/users/$userId',
    component: lazyRouteComponent(async () => {
      const { UserPage } = await import('./user-page.tsx')
      return { Page: () => <UserPage slots={slots} /> }
    }, 'Page'),
    staticData: { title: 'User' },
    beforeLoad,
  })
  return [list, add, roles, details, edit]
}
