import type { GigForm } from '@guildhall/contract/gigs/form'
import { nested, type Body, type Texts } from './body.ts'

/** A form as it is at this moment. */
export interface Form {
  body: Body
  faults: Texts
}

/** Sends a change made from that version; gives the new one. */
export type Send = (change: GigForm, version: number) => Promise<number>

/**
 * Knows what the server holds and sends what differs, one request after the other. A field with a fault waits until it
 * has none: the others are saved all the same.
 */
export class Saver {
  #stored: Body
  #version: number
  #last: Promise<unknown> = Promise.resolve()

  constructor(stored: Body, version: number) {
    this.#stored = stored
    this.#version = version
  }

  get stored(): Body {
    return this.#stored
  }

  /** The fields whose value the server does not hold. */
  changed(body: Body): string[] {
    return Object.keys(body).filter((field) => !isSame(body[field], this.#stored[field]))
  }

  /** Goes on from what somebody else has saved. */
  rebase(stored: Body, version: number): void {
    this.#stored = stored
    this.#version = version
  }

  /** Sends what differs when its turn comes. Throws what sending throws; the next one tries again. */
  save(read: () => Form, send: Send): Promise<void> {
    const next = this.#last.then(() => this.#saveNow(read(), send))
    this.#last = next.catch(() => undefined)
    return next
  }

  async #saveNow({ body, faults }: Form, send: Send): Promise<void> {
    const fields = this.changed(body).filter((field) => faults[field] === undefined)
    if (fields.length === 0) return
    const change = Object.fromEntries(fields.map((field) => [field, body[field]]))
    this.#version = await send(nested(change), this.#version)
    this.#stored = { ...this.#stored, ...change }
  }
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
