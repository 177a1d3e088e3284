/** Stage 9: parts -> fields. Every part has a score for every field; what the same slot is in the other entries counts too. */
import type { Head, Part } from './entry-parts.ts'

export type Scores<F extends string> = Record<F, number>
export type Choice<F extends string> = { field: F; part: Part; score: number; margin: number }
export type Scorer<F extends string> = (part: Part, head: Head) => Scores<F>

/** Share of the slot's mean in a part's score: high enough to decide for unknown names, too low to overrule clear words. */
const LAYOUT_WEIGHT = 0.8

/** For each head the best part of each field. Fields are taken at most once an entry. */
export function assign<F extends string>(
  heads: Head[],
  fields: readonly F[],
  score: Scorer<F>,
): Choice<F>[][] {
  const own = heads.map((head) => head.parts.map((part) => score(part, head)))
  const means = slotMeans(heads, own, fields)
  return heads.map((head, index) => {
    const table = head.parts.map((part, position) => {
      const local = own[index]?.[position]
      const mean = means.get(part.slot)
      return fields.map((field) => (local?.[field] ?? 0) + LAYOUT_WEIGHT * (mean?.get(field) ?? 0))
    })
    return bestChoice(head, fields, table)
  })
}

function slotMeans<F extends string>(
  heads: Head[],
  own: Scores<F>[][],
  fields: readonly F[],
): Map<string, Map<F, number>> {
  const sums = new Map<string, { count: number; sum: Map<F, number> }>()
  heads.forEach((head, index) =>
    head.parts.forEach((part, position) => {
      const entry = sums.get(part.slot) ?? { count: 0, sum: new Map<F, number>() }
      entry.count++
      for (const field of fields)
        entry.sum.set(field, (entry.sum.get(field) ?? 0) + (own[index]?.[position]?.[field] ?? 0))
      sums.set(part.slot, entry)
    }),
  )
  return new Map(
    [...sums].map(([slot, { count, sum }]) => [
      slot,
      new Map([...sum].map(([field, value]) => [field, value / count])),
    ]),
  )
}

/** All ways to give each field one part or none: heads have few parts, so every way is tried. */
function bestChoice<F extends string>(head: Head, fields: readonly F[], table: number[][]): Choice<F>[] {
  const parts = head.parts.slice(0, 8)
  const ranked: { total: number; taken: (number | null)[] }[] = []
  const walk = (field: number, taken: (number | null)[], total: number) => {
    if (field === fields.length) {
      ranked.push({ total, taken })
      return
    }
    walk(field + 1, [...taken, null], total)
    parts.forEach((_, index) => {
      const value = table[index]?.[field] ?? 0
      if (!taken.includes(index) && value > 0) walk(field + 1, [...taken, index], total + value)
    })
  }
  walk(0, [], 0)
  ranked.sort((a, b) => b.total - a.total)
  const best = ranked[0]
  if (!best) return []
  return fields.flatMap((field, position) => {
    const index = best.taken[position]
    const part = index === null || index === undefined ? undefined : parts[index]
    if (!part || index === null || index === undefined) return []
    const other = ranked.find((way) => way.taken[position] !== index)
    return [{ field, part, score: table[index]?.[position] ?? 0, margin: best.total - (other?.total ?? 0) }]
  })
}
