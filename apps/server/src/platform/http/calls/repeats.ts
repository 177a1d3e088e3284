import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { BATCH, inBatches } from '#platform/db/batches.ts'
import { errorCode } from '#platform/db/errors.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import type { Actor, RequestFacts } from '#platform/http/context.ts'
import { addressKey } from '#platform/http/limits/rate-limit.ts'
import { refuse } from '#platform/http/refuse.ts'

/** A key is remembered for so long. */
const KEPT = 24 * 3_600_000
/** Work without an answer is taken for lost with its server after so long. */
const PATIENCE = 2 * 60_000
const PURPOSE = 'repeat'
const LOCK_TIMEOUT = '55P03'

/** A request with an Idempotency-Key: who sent it under which key, and what was sent, as keyed hashes. */
export interface NamedRequest {
  id: Buffer
  request: Buffer
  now: Date
  sealer: Sealer
}

/** What says that a request was made before; `input` without the bytes of files, which are not read yet. */
export interface Sent {
  spec: EndpointSpec
  actor: Actor | null
  request: RequestFacts
  input: unknown
}

/**
 * A request by its Idempotency-Key, if it has one and its endpoint heeds it: every POST but those that check a secret
 * (a try must count each time, and a session is given to one browser) and those that answer with a file.
 */
export function namedRequest({ spec, actor, request, input }: Sent, sealer: Sealer, now: Date) {
  const key = request.idempotencyKey
  const checksSecret = spec.rate === 'credentials' || spec.rate === 'check'
  if (key === null || spec.method !== 'POST' || checksSecret || 'file' in spec.ok) return null
  if (key.length > 200) throw refuse('bad_request')
  const sender = actor?.userId ?? addressKey(request.ip)
  return {
    id: sealer.mac(PURPOSE, JSON.stringify([sender, key])),
    request: sealer.mac(PURPOSE, JSON.stringify([spec.path, input])),
    now,
    sealer,
  }
}

/**
 * Takes the key of a request. Returns the answer of the same request before, undefined when there was none; waits for
 * one that is at work in a transaction of its own. 422 when the key named another request, 409 while it is at work.
 */
export async function claim(db: Db, named: NamedRequest): Promise<unknown> {
  if (await isFirst(db, named)) return undefined
  const { id, request, sealer } = named
  const before = await db.selectFrom('repeats').selectAll().where('id', '=', id).executeTakeFirst()
  if (before === undefined) throw refuse('in_progress', { retryAfter: 1 })
  if (!before.request.equals(request)) throw refuse('key_used')
  if (before.answer !== null) {
    const answer: unknown = JSON.parse(sealer.open(PURPOSE, before.answer))
    return answer
  }
  if (before.is_done) throw refuse('done_before')
  throw refuse('in_progress', { retryAfter: 1 })
}

async function isFirst(db: Db, { id, request, now }: NamedRequest): Promise<boolean> {
  const since = (age: number) => new Date(now.getTime() - age)
  try {
    const { rows } =
      await sql`insert into repeats (id, request, created_at) values (${id}, ${request}, ${now})
      on conflict (id) do update set request = excluded.request, created_at = excluded.created_at,
        answer = null, is_done = false
      where repeats.created_at < ${since(KEPT)}
        or (repeats.answer is null and not repeats.is_done and repeats.created_at < ${since(PATIENCE)})
      returning id`.execute(db)
    return rows.length > 0
  } catch (error) {
    if (errorCode(error) === LOCK_TIMEOUT) throw refuse('in_progress', { retryAfter: 1 })
    throw error
  }
}

/** Keeps the answer for whoever asks again. */
export async function keepAnswer(db: Db, { id, sealer }: NamedRequest, answer: unknown): Promise<void> {
  const sealed = sealer.seal(PURPOSE, JSON.stringify(answer))
  await db.updateTable('repeats').set({ answer: sealed, is_done: true }).where('id', '=', id).execute()
}

/** In the transaction of the effect: from its commit on nobody does it again, even if no answer is ever kept. */
export async function markDone(db: Db, { id }: NamedRequest): Promise<void> {
  await db.updateTable('repeats').set({ is_done: true }).where('id', '=', id).execute()
}

/** Gives the key back: nothing was done. */
export async function release(db: Db, { id }: NamedRequest): Promise<void> {
  await db.deleteFrom('repeats').where('id', '=', id).where('is_done', '=', false).execute()
}

/** Forgets the keys that are remembered no longer. */
export async function forgetRepeats(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT)
  await inBatches(async () => {
    const { numAffectedRows } = await sql`delete from repeats where id in (select id from repeats
      where created_at < ${limit} limit ${BATCH})`.execute(db)
    return Number(numAffectedRows ?? 0)
  })
}
