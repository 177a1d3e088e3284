import type { Today, TodayItem } from '@guildhall/contract/today'

/** How many things there are in all. */
export function countOf({ groups }: Today): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

/** The first of each group before the second of any: a long group hides nothing of the others. */
export function firstThings({ groups }: Today, most: number): TodayItem[] {
  const longest = Math.max(0, ...groups.map(({ items }) => items.length))
  const rounds = Array.from({ length: longest }, (_, place) =>
    groups.flatMap(({ items }) => items.slice(place, place + 1)),
  )
  return rounds.flat().slice(0, most)
}
