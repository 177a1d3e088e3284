/** A repeatable source of choices: the same seed throws the same dice (mulberry32). */
export interface Dice {
  /** In [0, 1). */
  number: () => number
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T | undefined
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  function number(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(number() * limit)
  return {
    number,
    below,
    chance: (probability) => number() < probability,
    pick: (from) => from[below(from.length)],
  }
}
