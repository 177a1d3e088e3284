import type { Role } from '@guildhall/contract/access'
import { ROLE_NAMES } from '#platform/role-names.ts'

/** The roles of somebody, in words. */
export function RoleTags({ roles }: { roles: readonly Role[] }) {
  return <span>{roles.map((role) => ROLE_NAMES[role]).join(', ')}</span>
}
