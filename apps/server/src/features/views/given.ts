import type { Role } from '@guildhall/contract/access'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

interface Given {
  userId: string
  list: string
  name: string
  query: string
  sharedWith?: Role
  at?: Date
}

/** A view that somebody keeps; returns its id. */
export function listView(db: Db, { userId, sharedWith, at = new Date(), ...view }: Given): Promise<string> {
  const when = { created_at: at, updated_at: at }
  return store.insert(db, { user_id: userId, shared_with: sharedWith ?? null, ...when, ...view })
}

/** What people of the demo network look at again and again. */
export async function demo(
  db: Db,
  { accounts, now: at }: { accounts: readonly { id: string; email: string }[]; now: Date },
): Promise<void> {
  const idOf = (name: string) => accounts.find(({ email }) => email === `${name}@demo.test`)?.id
  const [admin, manager] = [idOf('admin'), idOf('manager')]
  if (admin === undefined || manager === undefined) return
  await listView(db, {
    userId: admin,
    list: '/admin/experts',
    name: 'Approved, best rated',
    query: 'status=Approved&sort=-rating',
    sharedWith: 'growth_experts_admin',
    at,
  })
  await listView(db, {
    userId: manager,
    list: '/manager/experts',
    name: 'Approved, best rated',
    query: 'status=Approved&sort=-rating',
    sharedWith: 'growth_experts_manager',
    at,
  })
}
