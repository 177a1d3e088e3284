import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Traces } from '#platform/privacy/personal-part.ts'
import { writtenWays } from '#platform/privacy/words.ts'
import * as store from './store.ts'

export interface Identity extends Traces {
  internalId: string
  /** Null for somebody without one. */
  login: { id: string; email: string } | null
}

/** Who somebody is to each feature; 404 for whom there is nothing left of. */
export async function identify(db: Db, personId: string): Promise<Identity> {
  const row = await store.identityOf(db, personId)
  if (row === undefined) throw refuse('not_found')
  const { user_id: userId, login: email, internal_id: internalId } = row
  return {
    personId: row.person_id,
    userId: userId ?? row.person_id,
    internalId,
    alias: `Anonymized #${internalId}`,
    words: writtenWays(row.words),
    names: row.names.filter((name) => name.length > 1),
    login: userId === null || email === null ? null : { id: userId, email },
  }
}
