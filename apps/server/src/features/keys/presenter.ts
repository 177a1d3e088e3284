import { isRole, PERMISSIONS, type Role } from '@guildhall/contract/access'
import type { ApiKey } from '@guildhall/contract/keys'
import type { KeyRow } from './store.ts'

export function present(row: KeyRow, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    role: roleOf(row.role),
    permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
    state: stateOf(row, now),
    created_by: { id: row.created_by, name: `${row.first_name} ${row.last_name}` },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}

function stateOf({ revoked_at: revokedAt, expires_at: expiresAt }: KeyRow, now: Date): ApiKey['state'] {
  if (revokedAt !== null) return 'Revoked'
  return expiresAt !== null && expiresAt <= now ? 'Expired' : 'Active'
}

function roleOf(name: string): Role {
  if (!isRole(name)) throw new Error(`${name} is no role.`)
  return name
}
