import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

/**
 * What a mail says beside a new password or the end of two-step sign-in: passkeys outlive both (decision 140), and whoever
 * asked for these has lost something. Empty where there are none.
 */
export async function whatStillOpens(db: Db, userId: string): Promise<string> {
  const names = (await store.ofUser(db, userId)).map(({ name }) => name)
  if (names.length === 0) return ''
  const still = names.length === 1 ? 'This passkey still opens it' : 'These passkeys still open it'
  return ` ${still}: ${names.join(', ')}. Remove what you do not know under "Passkeys" in your profile settings.`
}
