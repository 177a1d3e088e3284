import { databaseError, DatabaseUnavailable } from '#platform/db/errors.ts'

/** SECURITY-BAR, Backpressure. */
const BATCH = 200
const WAIT = 200
const MOST_WAITING = 10_000
const RETRY = 1000

export interface QueueOptions<Item> {
  write: (items: Item[]) => Promise<void>
  onError: (error: unknown) => void
}

/**
 * Rows that nobody waits for, written in batches of 200 or after 200 ms. Keeps 10,000 while the database is away
 * and gives up the oldest beyond that.
 */
export class Queue<Item> {
  readonly #options: QueueOptions<Item>
  #waiting: Item[] = []
  #dropped = 0
  /** How many of those that wait go now. */
  #due = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined

  constructor(options: QueueOptions<Item>) {
    this.#options = options
  }

  /** How many were given up. */
  get dropped(): number {
    return this.#dropped
  }

  push(item: Item): void {
    this.#waiting.push(item)
    if (this.#waiting.length > MOST_WAITING) {
      this.#waiting.shift()
      this.#dropped += 1
    }
    if (this.#waiting.length === BATCH) void this.flush()
    else this.#flushIn(WAIT)
  }

  /** Writes what is waiting. What is added meanwhile waits its own 200 ms: a few rows cost a statement like many do. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#due = this.#waiting.length
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  async close(): Promise<void> {
    await this.flush()
    // What came in while the last batch was on its way.
    await this.flush()
    clearTimeout(this.#timer)
  }

  async #writeAll(): Promise<void> {
    while (this.#due > 0 && this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      this.#due -= batch.length
      try {
        await this.#options.write(batch)
      } catch (error) {
        this.#options.onError(error)
        if (this.#keeps(error, batch)) return
      }
    }
  }

  /** A database that is away comes back: the batch waits. Anything else would fail again: it is given up. */
  #keeps(error: unknown, batch: Item[]): boolean {
    if (!(databaseError(error) instanceof DatabaseUnavailable)) {
      this.#dropped += batch.length
      return false
    }
    const all = [...batch, ...this.#waiting]
    this.#waiting = all.slice(-MOST_WAITING)
    this.#dropped += all.length - this.#waiting.length
    this.#flushIn(RETRY)
    return true
  }

  #flushIn(ms: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), ms).unref()
  }
}
