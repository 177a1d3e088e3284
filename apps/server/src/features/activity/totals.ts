import type { Db } from '#platform/db/database.ts'
import * as store from './list-store.ts'

/** Counted exactly up to here; beyond, counting would cost more than anybody gains (PRODUCT 5.10). */
export const EXACT_UP_TO = 10_000
const REMEMBERED = 30_000
const MOST_REMEMBERED = 200

export interface Total {
  total: number
  isEstimate: boolean
}

export interface Totals {
  of: (db: Db, filter: store.Filter) => Promise<Total>
}

/** How many rows match a filter. Estimates are remembered for half a minute, exact numbers never. */
export function createTotals(now: () => Date): Totals {
  const estimates = new Map<string, { total: number; until: number }>()

  async function of(db: Db, filter: store.Filter): Promise<Total> {
    const key = JSON.stringify(filter)
    const known = estimates.get(key)
    if (known !== undefined && now().getTime() < known.until) return { total: known.total, isEstimate: true }
    const counted = await store.countUpTo(db, filter, EXACT_UP_TO + 1)
    if (counted <= EXACT_UP_TO) return { total: counted, isEstimate: false }
    const total = Math.max(await store.estimate(db, filter), counted)
    if (estimates.size >= MOST_REMEMBERED) estimates.clear()
    estimates.set(key, { total, until: now().getTime() + REMEMBERED })
    return { total, isEstimate: true }
  }

  return { of }
}
