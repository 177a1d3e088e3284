import type { Client, ClientConfig } from 'pg'

/** So often in one process: a statement that comes again, not one of many that were put together once. */
const OFTEN = 30
/** Each connection keeps as many plans, of some ten kilobytes each. */
const MOST_NAMES = 60
/** Counted at most. */
const MOST_TEXTS = 2000

/** Begins a statement of the log whose plan is kept all the same, from its first time: it finds its rows by their key. */
export const KEPT = '/* plan kept */'

/**
 * Gives names to statements that come again and again, so that each connection parses and plans them once: planning takes
 * the database longer than most small reads. Left out are statements whose plan hangs on their values, as those of the log
 * with its millions of rows do where they have any, and those that take all columns, which a release that adds one would
 * break.
 */
export class StatementNames {
  readonly #seen = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /** The name of a statement that has one, counting that it came. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= MOST_NAMES) return name
    const count = (this.#seen.get(text) ?? 0) + 1
    // Looked at once: it stays what it is.
    if (text.startsWith(KEPT) || (count === OFTEN && isSteady(text)))
      this.#names.set(text, `often_${this.#names.size}`)
    else if (count > 1 || this.#seen.size < MOST_TEXTS) this.#seen.set(text, count)
    return this.#names.get(text)
  }
}

function isSteady(text: string): boolean {
  const takesAll = /\*(?!\s*\$?\d)/.test(text.replaceAll('count(*)', ''))
  return !takesAll && !(text.includes('activity_logs') && text.includes('$'))
}

/** The class of a client whose statements are named. */
export function withNames(Base: typeof Client, names = new StatementNames()): typeof Client {
  return class extends Base {
    constructor(config?: string | ClientConfig) {
      super(config)
      const ask = this.query.bind(this)
      // Pools and cursors ask in many ways; a text with values is the one that has a plan.
      Reflect.set(this, 'query', (...asked: unknown[]) => Reflect.apply(ask, this, named(names, asked)))
    }
  }
}

function named(names: StatementNames, asked: unknown[]): unknown[] {
  const [text, values, ...rest] = asked
  const name = typeof text === 'string' && Array.isArray(values) ? names.nameOf(text) : undefined
  return name === undefined ? asked : [{ name, text, values }, ...rest]
}
