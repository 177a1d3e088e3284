import { notify, type Notice, type Wording } from '#features/notifications/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import * as store from './store.ts'

export interface NewJob {
  /** `experts.remind` */
  kind: string
  /** What it is done to, one after the other; empty for work in one piece. */
  items: readonly { id: string; name: string }[]
  /** Of work in one piece. */
  total?: number
}

/** Notes down work that somebody waits for; who begins it also adds the job that does it, in the same transaction. */
export async function begin(
  { db, actor, now }: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  { kind, items, total = items.length }: NewJob,
): Promise<string> {
  const job = { user_id: actor.userId, kind, status: 'waiting', total, created_at: now }
  const id = await store.insert(db, job)
  if (items.length > 0) await store.insertItems(db, id, items)
  return id
}

export async function read(ctx: SignedIn, id: string) {
  const job = await store.find(ctx.db, id, ctx.actor.userId)
  if (job === undefined) throw refuse('not_found')
  return { job, results: await store.results(ctx.db, id) }
}

/** What is done stays done; the rest is left alone. */
export async function cancel(ctx: SignedIn, id: string): Promise<void> {
  const job = await store.find(ctx.db, id, ctx.actor.userId)
  if (job === undefined) throw refuse('not_found')
  const change = { status: 'cancelled', finished_at: ctx.now }
  if (!(await store.update(ctx.db, id, ['waiting', 'running'], change))) throw refuse('wrong_state')
}

/** Whose work it is; undefined when there is nothing left to do for it. */
export async function start(db: Db, id: string): Promise<{ userId: string } | undefined> {
  const isOpen = await store.update(db, id, ['waiting', 'running'], { status: 'running' })
  const job = isOpen ? await store.findAny(db, id) : undefined
  return job === undefined ? undefined : { userId: job.user_id }
}

/** In milliseconds. */
const TURN = 2000

/**
 * Adds the work on the parts of a job. Only one such work goes on at a time, a turn of each: two of three workers stay
 * free for what others wait for, as a mail with a link.
 */
export function addTurn(db: Db, name: string, payload: object): Promise<void> {
  return addJob(db, name, payload, { queue: 'parts', maxAttempts: 5 })
}

/**
 * Does the parts one after the other, each in a transaction of its own together with its result: a part that was done
 * is not done again when the work starts anew. A refusal is the result of its part; any other failure ends this try.
 * When its turn is over it stops, and answers that more is left.
 */
export async function eachItem(
  db: Db,
  jobId: string,
  work: (tx: Db, subjectId: string) => Promise<void>,
  turn = TURN,
): Promise<'over' | 'more'> {
  const end = performance.now() + turn
  do {
    const item = await store.nextItem(db, jobId)
    if (item === undefined) return 'over'
    const message = await attempt(db, async (tx) => {
      await work(tx, item.subject_id)
      await store.settleItem(tx, jobId, { position: item.position, status: 'done', message: null })
    })
    if (message !== null) {
      await store.settleItem(db, jobId, { position: item.position, status: 'refused', message })
    }
  } while (performance.now() < end)
  return 'more'
}

/** How far work in one piece has come; false when it was cancelled and has to stop. */
export function advance(db: Db, jobId: string, done: number): Promise<boolean> {
  return store.update(db, jobId, ['running'], { done })
}

/** The text of a refusal, or null. */
async function attempt(db: Db, work: (tx: Db) => Promise<void>): Promise<string | null> {
  try {
    await db.transaction().execute(work)
    return null
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.message
    throw thrown
  }
}

/** One more part of work in one piece is done. */
export function step(db: Db, jobId: string): Promise<void> {
  return store.count(db, jobId)
}

/** Gives work up that cannot be done. */
export async function fail(db: Db, now: Date, jobId: string): Promise<void> {
  await store.update(db, jobId, ['waiting', 'running'], { status: 'failed', finished_at: now })
}

/** What became of the parts of a job, as the words of its end put it. */
export type Outcome = Record<keyof typeof OUTCOME, string>

/** The placeholders of words that tell the end of a job. */
export const OUTCOME = {
  count: { meaning: 'How many of all, like “6 of 7”', sample: '6 of 7' },
  left: {
    meaning: 'who was left as they were and why,',
    sample: ' Not done: Kenji Morikawa (Not allowed in this state).',
  },
} as const

/** So many stand by their names, the others by their number. */
const MOST_NAMED = 3

/** An outcome in words, from the parts that were refused. */
export function outcome(
  total: number,
  refused: readonly { name: string; message: string | null }[],
): Outcome {
  const named = refused.slice(0, MOST_NAMED).map(({ name, message }) => `${name} (${message ?? ''})`)
  const more = refused.length - named.length
  const left = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return {
    count: `${total - refused.length} of ${total}`,
    left: refused.length === 0 ? '' : ` Not done: ${left}.`,
  }
}

export interface Finished {
  /** `3 of 4 reminders are on their way.` */
  says: (db: Db, outcome: Outcome) => Promise<Wording>
  link?: string
  /** Where the result is fetched. */
  url?: string
  /** Unless said otherwise it stands in the daily mail. */
  mail?: 'now'
}

/** Ends work that was not cancelled, and tells whoever waits for it. */
export async function finish(db: Db, now: Date, jobId: string, finished: Finished): Promise<void> {
  const { says, link, url, mail = 'digest' } = finished
  await db.transaction().execute(async (tx) => {
    const change = { status: 'done', finished_at: now, ...(url === undefined ? {} : { url }) }
    if (!(await store.update(tx, jobId, ['running'], change))) return
    const job = await store.findAny(tx, jobId)
    if (job === undefined) return
    const notice: Notice = {
      category: 'jobs',
      kind: `${job.kind}.done`,
      to: [job.user_id],
      ...(await says(tx, outcome(job.total, await store.refusedItems(tx, jobId)))),
      mail,
      ...(link === undefined ? {} : { link }),
    }
    await notify({ db: tx, actor: null, now }, notice)
  })
}
