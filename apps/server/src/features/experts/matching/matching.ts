import { TextIndex } from '#platform/meaning/term-search.ts'
import type { Db } from '#platform/db/database.ts'
import { saidIn, type Said } from './evidence.ts'
import { profileTerms } from './profile-terms.ts'
import * as store from './store.ts'
import type { Facts } from './store.ts'

const BATCH = 200
/** Some ten kilobytes each. */
const MOST_SAID = 300
/** Marks are kept for a day: who has not looked for longer reads everything anew. */
const STALE = 12 * 3_600_000

/** The profiles of all experts who can be asked, in memory: every server keeps them, and is told by marks what changed. */
export interface Matching {
  /** Takes in what was committed by now; the first time all there is. */
  refresh: (db: Db, now: Date) => Promise<void>
  index: () => TextIndex
  /** By slot of the index; undefined where nobody is. */
  facts: () => readonly (Facts | undefined)[]
  /** What these profiles say, sentence by sentence; who takes on no work is absent. */
  said: (db: Db, personIds: readonly string[], now: Date) => Promise<ReadonlyMap<string, Said>>
  /** Another one whenever anything was read. */
  version: () => number
}

export function openMatching(): Matching {
  let memory = emptyMemory()
  let work: Promise<unknown> = Promise.resolve()
  const refreshNow = async (db: Db, now: Date) => {
    if (memory.horizon === undefined || now.getTime() - memory.lookedAt > STALE) {
      const fresh = { ...emptyMemory(), version: memory.version + 1 }
      await readAll(fresh, db, now)
      memory = fresh
    } else await readChanges(memory, db, now)
    memory.lookedAt = now.getTime()
  }
  return {
    async refresh(db, now) {
      // One after the other: two that read the same marks would put people in twice.
      const mine = work.then(() => refreshNow(db, now))
      work = mine.catch(() => undefined)
      await mine
    },
    index: () => memory.index,
    facts: () => memory.facts,
    said: (db, personIds, now) => saidBy(memory, db, { personIds, now }),
    version: () => memory.version,
  }
}

interface Memory {
  index: TextIndex
  facts: (Facts | undefined)[]
  /** The transaction before which every mark was read; undefined before the first reading. */
  horizon: string | undefined
  /** Marks behind the horizon that were read already. */
  known: Set<number>
  lookedAt: number
  /** Who was shown lately, as far as nothing has changed since. */
  said: Map<string, Said>
  version: number
}

function emptyMemory(): Memory {
  return {
    index: new TextIndex(),
    facts: [],
    horizon: undefined,
    known: new Set(),
    lookedAt: 0,
    said: new Map(),
    version: 0,
  }
}

/** The horizon comes first: what is committed while the profiles are read is read once more. */
async function readAll(memory: Memory, db: Db, now: Date): Promise<void> {
  memory.horizon = await store.horizon(db)
  let last: string | null = null
  for (;;) {
    const ids: string[] = await store.idsAfter(db, last, BATCH)
    await read(memory, db, ids, now)
    last = ids.at(-1) ?? null
    if (ids.length < BATCH) return
  }
}

async function readChanges(memory: Memory, db: Db, now: Date): Promise<void> {
  const { changes, horizon } = await store.changesSince(db, memory.horizon ?? '0')
  const fresh = changes.filter(({ id }) => !memory.known.has(id))
  const ids = [...new Set(fresh.map(({ personId }) => personId))]
  for (let from = 0; from < ids.length; from += BATCH)
    await read(memory, db, ids.slice(from, from + BATCH), now)
  memory.horizon = horizon
  memory.known = new Set(changes.map(({ id }) => id))
}

async function read(memory: Memory, db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const found = new Map((await store.profiles(db, ids, now)).map((one) => [one.facts.personId, one]))
  memory.version += 1
  for (const id of ids) {
    memory.said.delete(id)
    const profile = found.get(id)
    if (profile === undefined) forget(memory, id)
    else memory.facts[memory.index.put(id, profileTerms(profile.passages, profile.names))] = profile.facts
  }
  // Everybody else's calls go on between two batches.
  await new Promise(setImmediate)
}

interface Shown {
  personIds: readonly string[]
  now: Date
}

/** Pages show the same people again and again. */
async function saidBy(memory: Memory, db: Db, { personIds, now }: Shown): Promise<ReadonlyMap<string, Said>> {
  const { version } = memory
  const missing = personIds.filter((id) => !memory.said.has(id))
  const read = missing.length === 0 ? [] : await store.profiles(db, missing, now)
  const all = new Map<string, Said>()
  for (const { facts, passages } of read) all.set(facts.personId, saidIn(passages))
  for (const id of personIds) {
    const known = memory.said.get(id)
    if (known !== undefined) all.set(id, known)
  }
  // What was read while something changed may be older than the change.
  if (memory.version === version) keep(memory.said, all)
  return all
}

function keep(kept: Map<string, Said>, all: ReadonlyMap<string, Said>): void {
  for (const [id, said] of all) {
    kept.delete(id)
    kept.set(id, said)
  }
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_SAID) break
    kept.delete(oldest)
  }
}

function forget({ index, facts }: Memory, id: string): void {
  const slot = index.slotOf(id)
  if (slot === undefined) return
  index.remove(id)
  facts[slot] = undefined
}
