import type { Db } from '#platform/db/database.ts'
import { errorCode } from '#platform/db/errors.ts'
import { listen } from '#platform/db/listen.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import * as store from './document-store.ts'
import type { Source } from './sources.ts'

const BATCH = 200
/** When the database takes too long for more of them. */
const FEW = 20
/** What changes within this many ms is taken together. */
const PAUSE = 200
/** Looked after even when no word of a change came through. */
const MINUTE = 60_000

export const READING_JOB = 'search.reading'

interface Options {
  db: Db
  /** Of the database, for a connection that listens. */
  databaseUrl: string
  now: () => Date
  onError: (error: unknown) => void
}

export interface Refreshing {
  stop: () => Promise<void>
}

/** Keeps the documents true: at the start for what was left undone, and whenever somebody changes something. */
export async function startRefreshing(options: Options): Promise<Refreshing> {
  let isStopped = false
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const wake = () => {
    if (isStopped) return
    timer ??= setTimeout(() => {
      timer = undefined
      work = work.then(() => refreshUntil(options, () => isStopped)).catch(options.onError)
    }, PAUSE)
  }
  const listener = await listen({
    url: options.databaseUrl,
    channel: 'search',
    onNews: wake,
    onError: options.onError,
  })
  const clock = setInterval(wake, MINUTE).unref()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(clock)
      await listener.stop()
      await work
    },
  }
}

async function refreshUntil({ db, now, onError }: Options, isOver: () => boolean): Promise<void> {
  while (!isOver() && (await refreshSome(db, now(), onError)) > 0);
}

/** Takes in all changes that are committed by now. */
export async function refresh(db: Db, now: Date): Promise<void> {
  while ((await take(db, now, { most: BATCH, claim: store.lock })) > 0);
}

/**
 * Takes in a batch of changes and tells how many; none when another instance is at it. A subject whose text the database
 * refuses must not hold up the others: then each is tried alone. On a busy machine a batch may take longer than a
 * statement may, each time anew: then fewer are taken.
 */
async function refreshSome(db: Db, now: Date, onError: (error: unknown) => void): Promise<number> {
  try {
    return await take(db, now, { most: BATCH, claim: store.tryLock })
  } catch (error) {
    const isTooMuch = errorCode(error) === TOOK_TOO_LONG
    if (!isTooMuch && !isRefused(error)) throw error
    onError(error)
    if (isTooMuch) return inTurns(BATCH / FEW, () => take(db, now, { most: FEW, claim: store.tryLock }))
    return inTurns(BATCH, () => takeOrDrop(db, now))
  }
}

async function inTurns(most: number, takeSome: () => Promise<number>): Promise<number> {
  let taken = 0
  for (let turn = 0; turn < most; turn += 1) {
    const count = await takeSome()
    if (count === 0) break
    taken += count
  }
  return taken
}

async function takeOrDrop(db: Db, now: Date): Promise<number> {
  try {
    return await take(db, now, { most: 1, claim: store.tryLock })
  } catch (error) {
    if (isRefused(error)) return dropOne(db)
    throw error
  }
}

const TOOK_TOO_LONG = '57014'

/** The value itself is the trouble (a data exception, a limit of the program): trying again does not help. */
function isRefused(error: unknown): boolean {
  return /^(?:22|54)/.test(errorCode(error) ?? '')
}

interface Taking {
  most: number
  claim: (tx: Db) => Promise<boolean>
}

/** The marks are read before the subjects are: a change that comes later leaves a mark of its own. */
function take(db: Db, now: Date, { most, claim }: Taking): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await claim(tx))) return 0
    const changes = await store.takeChanges(tx, most)
    if (changes.length === 0) return 0
    for (const [source, ids] of bySource(changes)) await rebuild(tx, source, ids)
    await store.noteRefreshed(tx, now)
    return changes.length
  })
}

/** It is not found until it changes again, or the index is made anew. */
function dropOne(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await store.tryLock(tx))) return 0
    const changes = await store.takeChanges(tx, 1)
    for (const { source, subjectId } of changes) await store.drop(tx, source, [subjectId])
    return changes.length
  })
}

/** Makes documents anew; files that were not read yet are read by a job. */
export async function rebuild(tx: Db, source: Source, ids: readonly string[]): Promise<void> {
  await store.rebuild(tx, source, ids)
  if (source !== 'person_file' && source !== 'gig_file') return
  for (const id of await store.awaitTexts(tx, source, ids)) {
    // A network that moves in brings thousands of files: no mail waits behind them.
    await addJob(tx, READING_JOB, { id, source }, { maxAttempts: 4, turn: 'last' })
  }
}

function bySource(changes: readonly store.Change[]): Map<Source, string[]> {
  const groups = new Map<Source, string[]>()
  for (const { source, subjectId } of changes) {
    groups.set(source, [...(groups.get(source) ?? []), subjectId])
  }
  return groups
}
