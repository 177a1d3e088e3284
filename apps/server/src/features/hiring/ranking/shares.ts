import type { TextIndex, Wish } from '#platform/meaning/term-search.ts'

/** How much of some wishes the document of a slot has, from 0 to 1. */
export type Share = (slot: number) => number

/** Beyond this part of all it is cheaper to look at everybody at once. */
const FEW = 1 / 20

/** Looked up one by one, since a ranking asks for few: who has hardly a word of the brief is out before. */
export function shareOf(index: TextIndex, wishes: readonly Wish[]): Share {
  const ofOne = index.coverOf(wishes)
  let all: Float32Array | undefined
  let looks = 0
  return (slot) => {
    looks += 1
    if (looks > FEW * index.slotCount) all ??= index.cover(wishes)
    return all?.[slot] ?? ofOne(slot)
  }
}

export function bestShare(shares: readonly Share[]): Share {
  return (slot) => shares.reduce((best, share) => Math.max(best, share(slot)), 0)
}
