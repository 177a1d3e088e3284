import {
  GRANTABLE,
  PERMISSIONS,
  permissionsOf,
  type Grant,
  type Permission,
  type Role,
} from '@guildhall/contract/access'
import type { Actor } from '#platform/http/context.ts'

type Maker = Pick<Actor, 'roles' | 'permissions'>

/** Whether somebody may give this role to a key, and a key of theirs may still have it. */
export function mayGive(maker: Maker, role: Role): boolean {
  return maker.roles.includes('growth_experts_admin') || maker.roles.includes(role)
}

/** What a key of this role can hold at most: what its maker may and what can be granted to the role. */
export function widest(maker: Maker, role: Role): Permission[] {
  const isAdmin = role === 'growth_experts_admin'
  return PERMISSIONS.filter(
    (permission) =>
      maker.permissions.includes(permission) && (isAdmin || (GRANTABLE[permission]?.includes(role) ?? false)),
  )
}

/** What the role may now, as far as the maker of the key may it too. */
export function usual(maker: Maker, role: Role, grants: readonly Grant[]): Permission[] {
  const most = widest(maker, role)
  return permissionsOf([role], grants).filter((permission) => most.includes(permission))
}
