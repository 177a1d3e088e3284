import type { Db } from '#platform/db/database.ts'
import { databaseError, DatabaseUnavailable } from '#platform/db/errors.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { writeAnchor } from './anchors.ts'
import * as store from './store.ts'

/** In milliseconds: how long a row waits for its place in the chain at most, and how old an anchor gets. */
const PAUSE = 2000
const ANCHOR_AGE = 60_000
/** So small that a step takes some 100 ms. */
const MOST = 5000

export interface SealingOptions {
  db: Db
  sealer: Sealer
  /** Where the anchors go. */
  anchors: string
  now: () => Date
  onError: (error: unknown) => void
}

export interface Sealing {
  /** Chains what is waiting and writes the anchor of the day. */
  stop: () => Promise<void>
}

/**
 * Gives what is written its place in the chain, every two seconds. Any instance may do it, one at a time does. Rows from
 * before the chain are taken in at the start.
 */
export function startSealing(options: SealingOptions): Sealing {
  const state = { isStopped: false, hasOld: true, isDue: false, anchoredAt: 0 }
  let work = Promise.resolve()
  let isWaiting = false
  const wake = () => {
    if (isWaiting) return
    isWaiting = true
    work = sealOnce(options, state).finally(() => {
      isWaiting = false
    })
  }
  wake()
  const timer = setInterval(wake, PAUSE).unref()
  return {
    async stop() {
      state.isStopped = true
      clearInterval(timer)
      await work
      state.anchoredAt = 0
      await sealOnce(options, state)
    },
  }
}

interface State {
  isStopped: boolean
  /** There may be rows from before the chain. */
  hasOld: boolean
  /** Something was chained since the last anchor. */
  isDue: boolean
  anchoredAt: number
}

/** While the database is away others say so, and often enough. */
async function sealOnce(options: SealingOptions, state: State): Promise<void> {
  try {
    await takeOldIn(options, state)
    await sealAll(options, state)
  } catch (error) {
    if (!(databaseError(error) instanceof DatabaseUnavailable)) options.onError(error)
  }
}

async function takeOldIn({ db, sealer }: SealingOptions, state: State): Promise<void> {
  while (state.hasOld && !state.isStopped) {
    state.hasOld = await store.takeOld(db, MOST)
    await store.seal(db, sealer, MOST)
  }
}

async function sealAll({ db, sealer, anchors, now }: SealingOptions, state: State): Promise<void> {
  while (await store.hasTail(db)) {
    if ((await store.seal(db, sealer, MOST)) === 0) break
    state.isDue = true
  }
  const at = now()
  if (!state.isDue || Math.abs(at.getTime() - state.anchoredAt) < ANCHOR_AGE) return
  // A folder that takes none is tried again with the next anchor.
  state.anchoredAt = at.getTime()
  await writeAnchor(anchors, { logId: await store.logIdOf(db), at, ends: await store.endsOf(db) })
  state.isDue = false
}
