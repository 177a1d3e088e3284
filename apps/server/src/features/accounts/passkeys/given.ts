import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Account } from '#features/accounts/service.ts'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

const DAY = 86_400_000
/** Of the manager of the demo network: days before today. */
const DEMO = [
  { name: 'Work laptop', added: 120, used: 2, isBackedUp: false },
  { name: 'Phone', added: 64, used: 0.4, isBackedUp: true },
] as const

/** Passkeys for keys that nobody holds: they open nothing. */
export async function demo(
  db: Db,
  { accounts, hasHistory, now }: { accounts: readonly Account[]; hasHistory: boolean; now: Date },
): Promise<void> {
  const manager = accounts.find(({ roles }) => roles.includes('growth_experts_manager'))
  if (!hasHistory || manager === undefined) return
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  for (const { name, added, used, isBackedUp } of DEMO) {
    await store.insert(db, {
      user_id: manager.id,
      name,
      credential_id: randomBytes(32).toString('base64url'),
      public_key: publicKey.export({ type: 'spki', format: 'der' }),
      counter: 0,
      transports: ['internal'],
      is_backed_up: isBackedUp,
      created_at: before(added),
      last_used_at: before(used),
    })
  }
}
