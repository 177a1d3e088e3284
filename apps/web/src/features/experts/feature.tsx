import type { RolePrefix } from '@guildhall/contract/access'
import IconUser from '~icons/user'
import IconUsers from '~icons/users'
import { none, type Feature, type MenuEntry } from '#app/feature.ts'
import { personPath, prefixOf } from '#platform/addresses.ts'
import { expertsRoutes } from './routes.tsx'

const MENU: Partial<Record<RolePrefix, readonly MenuEntry[]>> = {
  admin: [{ group: 'Network', label: 'Experts', to: '/admin/experts', icon: IconUsers, order: 10 }],
  manager: [{ group: 'Network', label: 'My experts', to: '/manager/experts', icon: IconUsers, order: 10 }],
  hr: [{ group: 'Network', label: 'Experts', to: '/hr/experts', icon: IconUsers, order: 40 }],
  customer: [{ group: 'Network', label: 'My profile', to: '/customer/profile', icon: IconUser, order: 30 }],
}

export const experts: Feature = {
  routes: (slots) => expertsRoutes(slots.experts),
  menu: (user) => {
    const prefix = prefixOf(user)
    return prefix === undefined ? [] : (MENU[prefix] ?? [])
  },
  destinations: none,
  hits: {
    expert: {
      one: 'Expert',
      many: 'Experts',
      icon: IconUser,
      path: ({ id }, prefix) => personPath({ id, is_expert: true }, prefix),
    },
  },
}
