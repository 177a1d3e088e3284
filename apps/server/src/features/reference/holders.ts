import type { CaredList } from '@guildhall/contract/reference/admin'
import type { Db } from '#platform/db/database.ts'
import { countListed, countNames, rename, type NamingColumn } from '#platform/db/named-rows.ts'

/** A feature below whose rows name entries of the lists: it says how often, and lets them name another. */
export interface ReferenceHolder {
  uses: (db: Db, list: CaredList, ids: readonly string[]) => Promise<Map<string, number>>
  repoint: (db: Db, list: CaredList, names: { from: string; to: string }) => Promise<void>
  reasonUses: (db: Db) => Promise<Map<string, number>>
}

interface Places {
  /** The columns that name entries of a list. */
  lists: Partial<Record<CaredList, readonly NamingColumn[]>>
  /** Columns with lists of reasons. */
  reasons: readonly NamingColumn[]
}

/** A holder by the columns of its own tables. */
export function holderOf({ lists, reasons }: Places): ReferenceHolder {
  return {
    uses: async (db, list, ids) =>
      sumOf(await Promise.all((lists[list] ?? []).map((place) => countNames(db, place, ids)))),
    async repoint(db, list, names) {
      for (const place of lists[list] ?? []) await rename(db, place, names)
    },
    reasonUses: async (db) => sumOf(await Promise.all(reasons.map((place) => countListed(db, place)))),
  }
}

/** Counts of the same things from several places, together. */
export function sumOf(counts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>()
  for (const [id, uses] of counts.flatMap((one) => [...one])) sum.set(id, (sum.get(id) ?? 0) + uses)
  return sum
}
