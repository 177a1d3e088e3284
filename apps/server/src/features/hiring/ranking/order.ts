import type { Scored, Scores } from './scoring.ts'

export interface Ordered {
  /** The best ones, the best first. */
  best: Scored[]
  /** How many are in the ranking at all, and how many of them are no weak match. */
  total: number
  strong: number
}

interface Wanted {
  most: number
  isWanted: (scored: Readonly<Scored>) => boolean
  /** Slots of the index, each once; everybody's when absent. */
  among?: readonly number[] | undefined
}

/** The first so many of those who are wanted: weak matches last, the higher score first, ties always in one order. */
export function order(scores: Scores, { most, isWanted, among }: Wanted): Ordered {
  const heap: Scored[] = []
  let [total, strong] = [0, 0]
  const count = among?.length ?? scores.slots
  for (let place = 0; place < count; place += 1) {
    const slot = among?.[place] ?? place
    const one = scores.look(slot)
    if (one === undefined || !isWanted(one)) continue
    total += 1
    if (!one.isWeak) strong += 1
    const [worst] = heap
    if (heap.length < most || (worst !== undefined && compare(one, worst) < 0)) {
      keep(heap, { ...one, read: { ...one.read }, covered: [...one.covered] }, most)
    }
  }
  return { best: heap.toSorted(compare), total, strong }
}

function compare(a: Readonly<Scored>, b: Readonly<Scored>): number {
  if (a.isWeak !== b.isWeak) return a.isWeak ? 1 : -1
  if (a.score !== b.score) return b.score - a.score
  return a.facts.personId < b.facts.personId ? -1 : 1
}

/** A heap with the worst on top: who is better than it takes its place. */
function keep(heap: Scored[], one: Scored, most: number): void {
  if (heap.length < most) {
    heap.push(one)
    rise(heap)
    return
  }
  heap[0] = one
  sink(heap)
}

function rise(heap: Scored[]): void {
  let at = heap.length - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if (!swap(heap, above, at)) return
    at = above
  }
}

function sink(heap: Scored[]): void {
  let at = 0
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    const worse = isWorse(heap, right, left) ? right : left
    if (!swap(heap, at, worse)) return
    at = worse
  }
}

function isWorse(heap: readonly Scored[], one: number, other: number): boolean {
  const [a, b] = [heap[one], heap[other]]
  return a !== undefined && (b === undefined || compare(a, b) > 0)
}

/** Whether the lower one was worse and went up. */
function swap(heap: Scored[], upper: number, lower: number): boolean {
  const [a, b] = [heap[upper], heap[lower]]
  if (a === undefined || b === undefined || compare(b, a) <= 0) return false
  heap[upper] = b
  heap[lower] = a
  return true
}
