import type { Rate } from '@guildhall/contract/endpoint'
import { createFairTurns } from '#platform/turns/fair-turns.ts'

/** Does the work of a call when it is the turn of its caller. */
export type Turns = <T>(rate: Rate, caller: string, work: () => Promise<T>) => Promise<T>

/** How many calls of one person wait is what their rate allows. */
const WAITS = Number.POSITIVE_INFINITY

/**
 * Searches, rankings and exports take the processor and the database for long: a few go on at once, one a person, and
 * whoever used the least time lately comes first. Somebody who sends many at once waits for themselves alone.
 */
export function createTurns(): Turns {
  const costly = {
    search: createFairTurns(4, { waits: WAITS }),
    export: createFairTurns(2, { waits: WAITS }),
  }
  return (rate, caller, work) =>
    rate === 'search' || rate === 'export' ? costly[rate].run(caller, work) : work()
}
