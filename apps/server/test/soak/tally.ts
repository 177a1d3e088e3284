/** How long calls took, in milliseconds, and what went wrong. */
export class Tally {
  readonly errors: string[] = []
  readonly #took = new Map<string, number[]>()

  note(action: string, milliseconds: number): void {
    const known = this.#took.get(action)
    if (known === undefined) this.#took.set(action, [milliseconds])
    else known.push(milliseconds)
  }

  fail(what: string): void {
    if (this.errors.length < 50) this.errors.push(what)
  }

  get count(): number {
    return [...this.#took.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** Each kind of call, and all of them. */
  table(): Row[] {
    const all = [...this.#took.values()].flat()
    return [...this.#took, ['all', all] as const].map(([action, took]) => rowOf(action, took))
  }
}

export interface Row {
  action: string
  count: number
  p50: number
  p99: number
}

function rowOf(action: string, took: readonly number[]): Row {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10
  return { action, count: sorted.length, p50: at(0.5), p99: at(0.99) }
}
