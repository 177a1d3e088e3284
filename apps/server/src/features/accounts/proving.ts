import type { Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Users } from '#platform/db/tables.gen.ts'
import type { AccountsDeps } from './deps.ts'
import * as store from './store.ts'

/**
 * The address of an account is proven by its owner. Only with this an expert is New to the vetting, and an invited
 * one has come (PRODUCT 5.3.1): what a stranger types for an address changes nothing that staff see.
 */
export async function prove(
  { db, now }: { db: Db; now: Date },
  deps: Pick<AccountsDeps, 'startExpert'>,
  userId: string,
  change: Updateable<Users> = {},
): Promise<void> {
  await store.update(db, userId, { ...change, email_verified_at: now, updated_at: now })
  await welcome({ db, now }, deps, userId)
}

/** Starts the vetting of whoever has the role of an expert; leaves everybody else and who is one already. */
export async function welcome(
  { db, now }: { db: Db; now: Date },
  deps: Pick<AccountsDeps, 'startExpert'>,
  userId: string,
): Promise<void> {
  const account = await store.find(db, { id: userId })
  if (account?.roles.includes('growth_experts_expert'))
    await deps.startExpert({ db, now, actor: null }, account.person_id)
}
