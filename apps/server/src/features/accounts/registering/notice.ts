import { createHash } from 'node:crypto'
import { PERSONAL_DATA_CONSENT } from '@guildhall/contract/accounts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import * as store from '#features/accounts/store.ts'

const YEAR = 365 * 86_400_000

/** Keeps under which name, when and from where the caller accepted the personal data notice (PRODUCT D-19). */
export async function acceptNotice(ctx: SignedIn, typedName: string): Promise<void> {
  const { kind, version, text } = PERSONAL_DATA_CONSENT
  await store.insertConsent(ctx.db, {
    userId: ctx.actor.userId,
    kind,
    version,
    textHash: createHash('sha256').update(text).digest('hex'),
    typedName,
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent,
    at: ctx.now,
  })
}

/** Whether somebody has signed the notice of today within a year. */
export async function hasAcceptedNotice(db: Db, userId: string, now: Date): Promise<boolean> {
  const { kind, version } = PERSONAL_DATA_CONSENT
  const at = await store.lastSignedConsent(db, { userId, kind, version })
  return at !== undefined && now.getTime() - at.getTime() < YEAR
}
