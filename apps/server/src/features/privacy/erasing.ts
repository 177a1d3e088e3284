import type { ErasureBlock } from '@guildhall/contract/privacy'
import { sql } from 'kysely'
import { administration } from '#features/accounts/service.ts'
import { inGap } from '#features/activity/chain/service.ts'
import { recordEvent } from '#features/activity/service.ts'
import { isHired } from '#features/hiring/privacy/service.ts'
import * as people from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import { addJob, dropJobsAbout } from '#platform/jobs/jobs.ts'
import type { Traces } from '#platform/privacy/personal-part.ts'
import { scrubTexts } from '#platform/privacy/texts.ts'
import type { PrivacyDeps } from './deps.ts'
import * as store from './store.ts'
import { identify, type Identity } from './traces.ts'

/** What is left to do when the transaction is through: bytes, mails, and the calls that were just being logged. */
export const AFTER_JOB = 'privacy.after_erasure'
export const SEAL = 'privacy'
/** Calls that were at work during the erasure are in the log by then. */
const AFTER = 2000

type Erasing = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Why this person cannot be erased now, if anything stands against it. */
export async function blockOf(
  db: Db,
  { personId, login }: Pick<Identity, 'personId' | 'login'>,
): Promise<ErasureBlock | null> {
  if ((await store.legalHold(db, personId)) !== undefined) return 'legal_hold'
  if (await isHired(db, personId)) return 'hired'
  return login !== null && (await isLastAdmin(db, login.id)) ? 'last_admin' : null
}

async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  try {
    await administration.assertNotLastAdmin(db, userId)
    return false
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'last_admin') return true
    throw thrown
  }
}

/**
 * Takes a person out of everything that is kept, in the transaction of `ctx`: each feature forgets its part, the rest
 * of what the database knows of them is their code. Refused (409) while something stands against it.
 */
export async function erase(ctx: Erasing, deps: PrivacyDeps, personId: string): Promise<void> {
  const { db, now } = ctx
  await people.lock(db, personId)
  const identity = await identify(db, personId)
  const block = await blockOf(db, identity)
  if (block !== null) throw refuse(block)
  const traces = { ...identity, addresses: await store.addressesOf(db, personId) }
  const archives = await store.exportsToRemove(db, { personId })
  await store.deleteExportsOf(db, personId)
  await dropMails(db, deps, identity)
  await inGap(db, deps.accounts.sealer, 'erased', async () => {
    for (const part of deps.parts) await part.erase({ db, now }, traces)
    await scrubWritten(db, deps, traces)
  })
  await settle(ctx, identity)
  const { words, alias, addresses } = traces
  const keys = archives.map((archive) => archive.storage_key)
  const left = JSON.stringify({ personId, alias, words, addresses, keys })
  const sealed = deps.accounts.sealer.seal(SEAL, left).toString('base64')
  await addJob(db, AFTER_JOB, { sealed }, { maxAttempts: 20, runAt: new Date(Date.now() + AFTER) })
  deps.accounts.sessions.forget(identity.userId)
}

/** Wherever others wrote of them stands their alias. Settings are kept in memory by each instance: it reads them again. */
async function scrubWritten(db: Db, { texts: written }: PrivacyDeps, traces: Traces): Promise<void> {
  for (const [table, texts] of Object.entries(written)) await scrubTexts(db, table, texts, traces)
  await sql`select pg_notify('settings', '')`.execute(db)
}

/** Letters on their way to them or about them, and other work that names them. */
async function dropMails(db: Db, deps: PrivacyDeps, { words }: Identity): Promise<void> {
  await deps.accounts.outbox.forget(db, words)
  await dropJobsAbout(db, words)
}

async function settle({ db, actor, now }: Erasing, { personId, alias }: Identity): Promise<void> {
  const done = { status: 'done', settled_at: now } as const
  if (!(await store.settleErasure(db, personId, done))) {
    const by = { requested_by: actor?.userId ?? null, requested_at: now, due_at: now }
    await store.insertErasure(db, { person_id: personId, ...by, ...done })
  }
  const subject = { kind: 'user', id: personId, title: alias } as const
  await recordEvent({ db, actor, now }, { kind: 'user.erased', subject })
}
