import type { RankingSort } from '@guildhall/contract/hiring/ranking'
import type { Facts } from '#features/experts/matching/service.ts'
import type { Scored, Scores } from './scoring.ts'

export interface Ordered {
  /** The best ones, the best first. */
  best: Scored[]
  total: number
  /** How many of those who may be among the best match with everything that was asked for. */
  fitting: number
}

export interface By {
  key: RankingSort
  direction: 'asc' | 'desc'
}
const BEST: By = { key: 'score', direction: 'desc' }

interface Asked {
  most: number
  isWanted: (facts: Facts) => boolean
  by?: By | undefined
  /** Slots of the index, each once; everybody's when absent. */
  among?: readonly number[] | undefined
}

/** Whether one stands before the other (< 0), behind it, or neither. */
type Compare = (a: Readonly<Scored>, b: Readonly<Scored>) => number

/** The first so many of those who are wanted: weak matches last, in the order asked for, ties always in one order. */
export function order(scores: Scores, { most, isWanted, among, by = BEST }: Asked): Ordered {
  const compare = compareBy(by)
  const heap: Scored[] = []
  let [total, fitting] = [0, 0]
  const count = among?.length ?? scores.slots
  for (let place = 0; place < count; place += 1) {
    const slot = among?.[place] ?? place
    const one = scores.look(slot, leastOf(heap, most, by))
    if (one === undefined || !isWanted(one.facts)) continue
    total += 1
    if (one.isOutdone) continue
    if (!one.isWeak && !one.isFar) fitting += 1
    const [worst] = heap
    if (heap.length < most || (worst !== undefined && compare(one, worst) < 0)) {
      keep(heap, { ...one, read: { ...one.read }, covered: [...one.covered] }, most, compare)
    }
  }
  return { best: heap.toSorted(compare), total, fitting }
}

/** Sums of fractions differ by less than this from what they should be. */
const ROUNDING = 1e-6

/** The score that is needed to be among the best so far; none where something else decides. */
function leastOf(heap: readonly Scored[], most: number, { key, direction }: By): number {
  const [worst] = heap
  if (worst === undefined || heap.length < most || worst.isWeak) return 0
  return key === 'score' && direction === 'desc' ? worst.score - ROUNDING : 0
}

function compareBy({ key, direction }: By): Compare {
  const sign = direction === 'asc' ? 1 : -1
  return (a, b) => {
    if (a.isWeak !== b.isWeak) return a.isWeak ? 1 : -1
    const [one, other] = [FIGURES[key](a), FIGURES[key](b)]
    // Who says nothing about it stands behind everybody who does, whichever way round.
    if ((one === null) !== (other === null)) return one === null ? 1 : -1
    if (one !== null && other !== null && one !== other) return sign * (one - other)
    if (a.score !== b.score) return b.score - a.score
    return a.facts.personId < b.facts.personId ? -1 : 1
  }
}

const FIGURES: Record<RankingSort, (scored: Readonly<Scored>) => number | null> = {
  score: ({ score }) => score,
  rate: ({ facts }) => facts.hourly,
  rating: ({ facts }) => facts.rating,
  years: ({ facts }) => facts.years,
}

/** A heap with the worst on top: who is better than it takes its place. */
function keep(heap: Scored[], one: Scored, most: number, compare: Compare): void {
  if (heap.length < most) {
    heap.push(one)
    rise(heap, compare)
    return
  }
  heap[0] = one
  sink(heap, compare)
}

function rise(heap: Scored[], compare: Compare): void {
  let at = heap.length - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if (!swap(heap, { upper: above, lower: at }, compare)) return
    at = above
  }
}

function sink(heap: Scored[], compare: Compare): void {
  let at = 0
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    const worse = isWorse(heap[right], heap[left], compare) ? right : left
    if (!swap(heap, { upper: at, lower: worse }, compare)) return
    at = worse
  }
}

function isWorse(a: Scored | undefined, b: Scored | undefined, compare: Compare): boolean {
  return a !== undefined && (b === undefined || compare(a, b) > 0)
}

/** Whether the lower one was worse and went up. */
function swap(heap: Scored[], { upper, lower }: { upper: number; lower: number }, compare: Compare): boolean {
  const [a, b] = [heap[upper], heap[lower]]
  if (a === undefined || b === undefined || compare(b, a) <= 0) return false
  heap[upper] = b
  heap[lower] = a
  return true
}
