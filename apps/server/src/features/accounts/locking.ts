import type { SignedIn } from '#platform/http/context.ts'
import type { Counter } from './attempts.ts'
import type { AccountsDeps } from './deps.ts'

interface Account {
  id: string
  email: string
}

/** The ids of those accounts that wrong passwords or codes keep out at the moment. */
export async function lockedOut(
  { db, now }: SignedIn,
  { attempts }: AccountsDeps,
  accounts: readonly Account[],
): Promise<Set<string>> {
  const counters = accounts.flatMap((account) =>
    countersOf(account).map((one) => ({ ...one, id: account.id })),
  )
  return new Set((await attempts.usedUp(db, counters, now)).map(({ id }) => id))
}

/** Forgets the wrong tries of an account. */
export function unlock({ db }: SignedIn, { attempts }: AccountsDeps, account: Account): Promise<void> {
  return attempts.clear(db, countersOf(account))
}

/** What keeps somebody out: wrong passwords and wrong codes. */
export function countersOf({ id, email }: Account): Counter[] {
  return [
    { limit: 'login:account', who: email },
    { limit: 'code:account', who: id },
  ]
}
