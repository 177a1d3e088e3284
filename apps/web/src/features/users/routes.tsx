import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireEntry } from '#platform/guards.ts'
import { signedInPages } from '#platform/root-routes.ts'

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
const details = createRoute({
  getParentRoute: () => signedInPages,
  path: '/users/$userId',
  component: lazyRouteComponent(() => import('./user-page.tsx'), 'UserPage'),
  staticData: { title: 'User' },
  beforeLoad,
})
const edit = createRoute({
  getParentRoute: () => signedInPages,
  path: '/users/$userId/edit',
  component: lazyRouteComponent(() => import('./user-form-page.tsx'), 'EditUserPage'),
  staticData: { title: 'Edit user' },
  beforeLoad,
})

/** Who has an account, for administrators. */
export const usersRoutes = [list, add, roles, details, edit]
