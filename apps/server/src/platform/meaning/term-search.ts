import type { Terms } from './reading.ts'
import { Postings } from './postings.ts'
import { isOneAway } from './spelling.ts'

/** One thing that is asked for. */
export interface Wish {
  weight: number
  /** Ways to say it: whichever is found best counts, times its discount. */
  ways: readonly { term: string; discount: number }[]
}

/** Weights of terms are counts with the importance of their place in them already. */
const SATURATION = 1.2
const LENGTH_SHARE = 0.6
const START = 2
/** A weight from which on a term is covered, however often it is said. */
const ENOUGH = 1.2

interface Kept {
  numbers: Uint32Array
  weights: Float32Array
  length: number
}

interface Earning {
  /** Of all documents; without them a weight counts whatever the length. */
  lengths: Float32Array | undefined
  scores: Float32Array
}

/** An index in memory that takes single documents in and out: BM25 over terms that carry weights. */
export class TextIndex {
  readonly #numbers = new Map<string, number>()
  readonly #names: string[] = []
  /** Words by their first letters, which are seldom wrong. */
  readonly #byStart = new Map<string, string[]>()
  readonly #postings: Postings[] = []
  readonly #slots = new Map<string, number>()
  readonly #kept: (Kept | undefined)[] = []
  readonly #free: number[] = []
  #total = 0
  #known: Float32Array | undefined

  get size(): number {
    return this.#slots.size
  }

  /** Slots are places of documents; some are empty. */
  get slotCount(): number {
    return this.#kept.length
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id)
  }

  /** Gives the slot of the document; it keeps it until it is removed. */
  put(id: string, terms: Terms): number {
    const slot = this.#slots.get(id) ?? this.#free.pop() ?? this.#kept.length
    this.#clear(slot)
    const kept = { numbers: new Uint32Array(terms.size), weights: new Float32Array(terms.size), length: 0 }
    let place = 0
    for (const [term, weight] of terms) {
      const number = this.#numberOf(term)
      kept.numbers[place] = number
      kept.weights[place] = weight
      if (!isMeaning(term)) kept.length += weight
      this.#postings[number]?.add(slot, weight)
      place += 1
    }
    this.#slots.set(id, slot)
    this.#kept[slot] = kept
    this.#total += kept.length
    this.#known = undefined
    return slot
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#clear(slot)
    this.#slots.delete(id)
    this.#free.push(slot)
  }

  /** How telling a term is: rare ones are. */
  rarity(term: string): number {
    const number = this.#numbers.get(term)
    const count = number === undefined ? 0 : (this.#postings[number]?.count ?? 0)
    return Math.log(1 + (this.size - count + 0.5) / (count + 0.5))
  }

  has(term: string): boolean {
    const number = this.#numbers.get(term)
    return number !== undefined && (this.#postings[number]?.count ?? 0) > 0
  }

  /** The most frequent word that differs from this one by a letter, when several documents have it. */
  near(word: string): string | undefined {
    let best: { word: string; count: number } | undefined
    for (const other of this.#byStart.get(word.slice(0, START)) ?? []) {
      if (!isOneAway(word, other)) continue
      const count = this.#postings[this.#numbers.get(other) ?? -1]?.count ?? 0
      if (count > (best?.count ?? 1)) best = { word: other, count }
    }
    return best?.word
  }

  /** The terms of a document with their worth. */
  termsAt(slot: number): [term: string, weight: number][] {
    const kept = this.#kept[slot]
    if (kept === undefined) return []
    return [...kept.numbers].map((number, place) => [
      this.#names[number] ?? '',
      saturated(kept.weights[place] ?? 0, this.#lengthAt(slot)),
    ])
  }

  /** What each document earns by the wishes, by slot. */
  score(wishes: readonly Wish[]): Float32Array {
    return this.#earn(wishes, this.#lengths())
  }

  /** From 0 to 1: how much of the wishes each document has, whatever its length. */
  cover(wishes: readonly Wish[]): Float32Array {
    const earned = this.#earn(wishes)
    const all = this.worthOf(wishes)
    return all === 0 ? earned : earned.map((value) => value / all)
  }

  /** The same for single documents, to the last digit: cheaper where only few are looked at. */
  coverOf(wishes: readonly Wish[]): (slot: number) => number {
    const all = this.worthOf(wishes)
    const asked = wishes.map(({ weight, ways }) =>
      ways.flatMap(({ term, discount }) => {
        const number = this.#numbers.get(term)
        return number === undefined ? [] : [{ number, worth: weight * discount * this.rarity(term) }]
      }),
    )
    return (slot) => {
      const kept = this.#kept[slot]
      if (kept === undefined || all === 0) return 0
      let earned = 0
      for (const ways of asked) earned = Math.fround(earned + bestOf(ways, kept))
      return Math.fround(earned / all)
    }
  }

  /** What a document of average length earns that says everything that is wished for once. */
  worthOf(wishes: readonly Wish[]): number {
    return wishes.reduce((sum, wish) => sum + this.#worth(wish), 0)
  }

  #worth({ weight, ways }: Wish): number {
    return weight * Math.max(...ways.map(({ term, discount }) => discount * this.rarity(term)))
  }

  #earn(wishes: readonly Wish[], lengths?: Float32Array): Float32Array {
    const scores = new Float32Array(this.slotCount)
    const best = new Float32Array(this.slotCount)
    for (const wish of wishes) {
      const [first] = wish.ways
      if (first === undefined) continue
      if (wish.ways.length > 1) this.#earnBest(wish, best, { lengths, scores })
      else this.#earnOnly(wish.weight * first.discount, first.term, { lengths, scores })
    }
    return scores
  }

  /** With one way to say it nothing has to be compared. */
  #earnOnly(weight: number, term: string, { lengths, scores }: Earning): void {
    const postings = this.#postings[this.#numbers.get(term) ?? -1]
    if (postings === undefined) return
    const { slots, weights, count } = postings
    const worth = weight * this.rarity(term)
    for (let place = 0; place < count; place += 1) {
      const slot = slots[place] ?? 0
      scores[slot] = (scores[slot] ?? 0) + Math.fround(worth * valueOf(weights[place] ?? 0, slot, lengths))
    }
  }

  /** Then the best is taken up where one was found, which leaves nothing for the next wish. */
  #earnBest({ weight, ways }: Wish, best: Float32Array, { lengths, scores }: Earning): void {
    const found = ways.flatMap(({ term, discount }) => {
      const postings = this.#postings[this.#numbers.get(term) ?? -1]
      return postings === undefined ? [] : [{ postings, worth: weight * discount * this.rarity(term) }]
    })
    for (const { postings, worth } of found) {
      const { slots, weights, count } = postings
      for (let place = 0; place < count; place += 1) {
        const slot = slots[place] ?? 0
        const now = worth * valueOf(weights[place] ?? 0, slot, lengths)
        if (now > (best[slot] ?? 0)) best[slot] = now
      }
    }
    for (const { postings } of found) {
      const { slots, count } = postings
      for (let place = 0; place < count; place += 1) {
        const slot = slots[place] ?? 0
        scores[slot] = (scores[slot] ?? 0) + (best[slot] ?? 0)
        best[slot] = 0
      }
    }
  }

  /** Counted once after each change. */
  #lengths(): Float32Array {
    if (this.#known === undefined) {
      this.#known = new Float32Array(this.slotCount)
      for (let slot = 0; slot < this.slotCount; slot += 1) this.#known[slot] = this.#lengthAt(slot)
    }
    return this.#known
  }

  /** 1 for a document of average length. */
  #lengthAt(slot: number): number {
    const average = Math.max(1, this.#total / Math.max(1, this.size))
    return 1 - LENGTH_SHARE + (LENGTH_SHARE * (this.#kept[slot]?.length ?? 0)) / average
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.#postings.length
    this.#numbers.set(term, number)
    this.#names.push(term)
    const start = term.slice(0, START)
    const alike = this.#byStart.get(start)
    if (alike === undefined) this.#byStart.set(start, [term])
    else alike.push(term)
    this.#postings.push(new Postings())
    return number
  }

  #clear(slot: number): void {
    const kept = this.#kept[slot]
    if (kept === undefined) return
    for (const number of kept.numbers) this.#postings[number]?.remove(slot)
    this.#total -= kept.length
    this.#kept[slot] = undefined
    this.#known = undefined
  }
}

/** What the best way to say a wish covers in a document. */
function bestOf(ways: readonly { number: number; worth: number }[], { numbers, weights }: Kept): number {
  let best = 0
  for (const { number, worth } of ways) {
    const place = numbers.indexOf(number)
    if (place >= 0) best = Math.max(best, worth * covering(weights[place] ?? 0))
  }
  // As precise as the arrays that hold it for everybody.
  return Math.fround(best)
}

/** Terms of meaning stand beside the words of a text and make it no longer. */
function isMeaning(term: string): boolean {
  return term.startsWith('#')
}

/** No function that is handed in: it is asked millions of times. */
function valueOf(weight: number, slot: number, lengths: Float32Array | undefined): number {
  return lengths === undefined ? covering(weight) : saturated(weight, lengths[slot] ?? 1)
}

function covering(weight: number): number {
  return Math.min(1, weight / ENOUGH)
}

function saturated(weight: number, length: number): number {
  return (weight * (SATURATION + 1)) / (weight + SATURATION * length)
}
