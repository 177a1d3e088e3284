import type { Alert, Part } from '@guildhall/contract/jobs/care'
import type { Db } from '#platform/db/database.ts'
import { keep, readKept, type Kept } from './alert-store.ts'
import { reasonOf } from './reasons.ts'

/** What this server cannot reach, and what it could not reach lately. */
export interface Alerts {
  /** This part failed just now. */
  raise: (part: Part, error: unknown) => void
  /** How to find out whether a part works again: throws as long as it does not. */
  watch: (part: Part, probe: () => Promise<unknown>) => void
  /** Those that go on first, then those of the last day. */
  list: () => Promise<Alert[]>
  stop: () => void
}

interface AlertOptions {
  db: Db
  now: () => Date
  /** Milliseconds between two looks at what does not work. */
  pause?: number
}

const DAY = 86_400_000
/** An alert that no instance has looked at for so long is over: whoever raised it is gone. */
const STALE = 2 * 60_000
/** What fails again so soon was not over. */
const RELAPSE = 60_000

/**
 * Remembers what failed and asks for it by itself until it works again. Kept in the database for all instances; while
 * that is away, here.
 */
export function createAlerts({ db, now, pause = 5000 }: AlertOptions): Alerts {
  const own = new Map<Part, Kept>()
  const unkept = new Set<Part>()
  const probes = new Map<Part, () => Promise<unknown>>()
  let looking: Promise<void> | undefined

  function note(alert: Kept): void {
    own.set(alert.part, alert)
    unkept.add(alert.part)
  }

  async function store(): Promise<void> {
    for (const part of [...unkept]) {
      const alert = own.get(part)
      if (alert !== undefined) await keep(db, alert)
      unkept.delete(part)
    }
  }

  async function look(): Promise<void> {
    for (const alert of [...own.values()].filter(({ over_at }) => over_at === null)) {
      const error = await failureOf(probes.get(alert.part))
      // It may have failed anew meanwhile.
      const { reason } = own.get(alert.part) ?? alert
      note({
        ...alert,
        reason: error === undefined ? reason : reasonOf(error),
        seen_at: now(),
        over_at: error === undefined ? now() : null,
      })
    }
    // Without the database it waits for the next look.
    await store().catch(() => undefined)
  }

  const timer = setInterval(() => {
    const isQuiet = unkept.size === 0 && [...own.values()].every(({ over_at }) => over_at !== null)
    if (isQuiet) return
    looking ??= look().finally(() => (looking = undefined))
  }, pause).unref()

  return {
    raise(part, error) {
      const before = own.get(part)
      const at = now()
      const goesOn =
        before !== undefined && (before.over_at === null || at.getTime() - before.over_at.getTime() < RELAPSE)
      const since = goesOn ? before.since : at
      note({ part, reason: reasonOf(error), since, seen_at: at, over_at: null })
    },
    watch: (part, probe) => void probes.set(part, probe),
    async list() {
      const at = now().getTime()
      const all = newest([...(await readKept(db)), ...own.values()])
      return all
        .map((alert) => ({ ...alert, over_at: endOf(alert, at) }))
        .filter(({ over_at }) => over_at === null || at - over_at.getTime() < DAY)
        .toSorted(
          (a, b) =>
            Number(a.over_at !== null) - Number(b.over_at !== null) || Number(b.since) - Number(a.since),
        )
        .map(present)
    },
    stop: () => clearInterval(timer),
  }
}

async function failureOf(probe: (() => Promise<unknown>) | undefined): Promise<unknown> {
  try {
    await probe?.()
    return undefined
  } catch (error) {
    return error ?? new Error('It failed without a word.')
  }
}

/** Of each part what was seen last. */
function newest(all: readonly Kept[]): Kept[] {
  const found = new Map<Part, Kept>()
  for (const alert of all) {
    const other = found.get(alert.part)
    if (other === undefined || other.seen_at <= alert.seen_at) found.set(alert.part, alert)
  }
  return [...found.values()]
}

function endOf({ over_at, seen_at }: Kept, at: number): Date | null {
  if (over_at !== null) return over_at
  return at - seen_at.getTime() > STALE ? seen_at : null
}

function present({ part, reason, since, over_at }: Kept): Alert {
  return { part, reason, since: since.toISOString(), over_at: over_at?.toISOString() ?? null }
}
