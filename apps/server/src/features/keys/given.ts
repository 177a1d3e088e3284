import type { Role } from '@guildhall/contract/access'
import type { Account } from '#features/accounts/service.ts'
import type { Db } from '#platform/db/database.ts'
import { hashToken, newToken } from '#platform/secrets/tokens.ts'
import * as store from './store.ts'

const DAY = 86_400_000

interface Demo {
  name: string
  role: Role
  permissions: string[]
  /** Days before today. */
  made: number
  used?: number
  revoked?: number
  /** Days after today. */
  ends?: number
}

const DEMO: readonly Demo[] = [
  { name: 'Staffing report', role: 'growth_experts_manager', permissions: [], made: 40, used: 0, ends: 50 },
  {
    name: 'Intranet directory',
    role: 'growth_experts_hr_generalist',
    permissions: [],
    made: 75,
    revoked: 12,
  },
]

/** Keys that the administrator of the demo network made; nobody knows them. */
export async function demo(
  db: Db,
  { accounts, hasHistory, now }: { accounts: readonly Account[]; hasHistory: boolean; now: Date },
): Promise<void> {
  const admin = accounts.find(({ roles }) => roles.includes('growth_experts_admin'))
  if (!hasHistory || admin === undefined) return
  const day = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() - days * DAY))
  for (const { name, role, permissions, made, used, revoked, ends } of DEMO) {
    const key = `gh_${newToken()}`
    await store.insert(db, {
      name,
      hint: key.slice(0, 7),
      key_hash: hashToken(key),
      role,
      permissions,
      created_by: admin.id,
      created_at: new Date(now.getTime() - made * DAY),
      last_used_at: day(used),
      revoked_at: day(revoked),
      expires_at: ends === undefined ? null : new Date(now.getTime() + ends * DAY),
    })
  }
}
