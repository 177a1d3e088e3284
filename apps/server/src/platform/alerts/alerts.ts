import type { Alert, Part } from '@guildhall/contract/jobs/care'
import type { Db } from '#platform/db/database.ts'
import { keep, readKept, type Kept } from './alert-store.ts'
import { watchMachine } from './machine.ts'
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

/** Begins to remember what fails; stop it with `stop()`. */
export function createAlerts(options: AlertOptions): Alerts {
  return new Memory(options)
}

/** The alerts of a server, with those of its machine; stop them with `stop()`. */
export function startAlerts(options: AlertOptions): Alerts {
  const alerts = createAlerts(options)
  const machine = watchMachine({ alerts, db: options.db })
  return {
    raise: (part, error) => alerts.raise(part, error),
    watch: (part, probe) => alerts.watch(part, probe),
    list: () => alerts.list(),
    stop() {
      machine.stop()
      alerts.stop()
    },
  }
}

/**
 * Remembers what failed and asks for it by itself until it works again. Kept in the database for all instances; while
 * that is away, here.
 */
class Memory implements Alerts {
  readonly #own = new Map<Part, Kept>()
  readonly #unkept = new Set<Part>()
  readonly #probes = new Map<Part, () => Promise<unknown>>()
  readonly #db: Db
  readonly #now: () => Date
  readonly #timer: NodeJS.Timeout
  #isLooking = false

  constructor({ db, now, pause = 5000 }: AlertOptions) {
    this.#db = db
    this.#now = now
    this.#timer = setInterval(() => void this.#look(), pause).unref()
  }

  raise(part: Part, error: unknown): void {
    const before = this.#own.get(part)
    const at = this.#now()
    const goesOn =
      before !== undefined && (before.over_at === null || at.getTime() - before.over_at.getTime() < RELAPSE)
    const since = goesOn ? before.since : at
    this.#note({ part, reason: reasonOf(error), since, seen_at: at, over_at: null })
  }

  watch(part: Part, probe: () => Promise<unknown>): void {
    this.#probes.set(part, probe)
  }

  async list(): Promise<Alert[]> {
    const at = this.#now().getTime()
    return newest([...(await readKept(this.#db)), ...this.#own.values()])
      .map((alert) => ({ ...alert, over_at: endOf(alert, at) }))
      .filter(({ over_at: over }) => over === null || at - over.getTime() < DAY)
      .toSorted(
        (a, b) =>
          Number(b.over_at === null) - Number(a.over_at === null) || Number(b.since) - Number(a.since),
      )
      .map(present)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #note(alert: Kept): void {
    this.#own.set(alert.part, alert)
    this.#unkept.add(alert.part)
  }

  async #look(): Promise<void> {
    const open = this.#own
      .values()
      .filter(({ over_at: over }) => over === null)
      .toArray()
    if (this.#isLooking || (open.length === 0 && this.#unkept.size === 0)) return
    this.#isLooking = true
    for (const { part } of open) await this.#ask(part)
    // Without the database it waits for the next look.
    await this.#store().catch(() => undefined)
    this.#isLooking = false
  }

  /** Whether a part works again. */
  async #ask(part: Part): Promise<void> {
    const before = this.#own.get(part)
    if (before === undefined) return
    // What has no probe is the database: it works when it takes this.
    const error = await failureOf(this.#probes.get(part) ?? (() => keep(this.#db, before)))
    const alert = this.#own.get(part) ?? before
    const at = this.#now()
    if (error === undefined) this.#note({ ...alert, seen_at: at, over_at: at })
    else this.#note({ ...alert, seen_at: at, reason: reasonOf(error) })
  }

  async #store(): Promise<void> {
    for (const alert of this.#own.values()) {
      if (!this.#unkept.delete(alert.part)) continue
      try {
        await keep(this.#db, alert)
      } catch (error) {
        this.#unkept.add(alert.part)
        throw error
      }
    }
  }
}

async function failureOf(probe: () => Promise<unknown>): Promise<unknown> {
  try {
    await probe()
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
