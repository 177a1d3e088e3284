const FIRST_ROOM = 4

/** Where a term occurs, and with which weight: two arrays that grow, since there are millions of them. */
export class Postings {
  #slots = new Uint32Array(FIRST_ROOM)
  #weights = new Float32Array(FIRST_ROOM)
  #count = 0

  get count(): number {
    return this.#count
  }

  add(slot: number, weight: number): void {
    if (this.#count === this.#slots.length) this.#grow()
    this.#slots[this.#count] = slot
    this.#weights[this.#count] = weight
    this.#count += 1
  }

  /** The last one takes its place: the order says nothing. */
  remove(slot: number): void {
    const place = this.#slots.subarray(0, this.#count).indexOf(slot)
    if (place < 0) return
    this.#count -= 1
    this.#slots[place] = this.#slots[this.#count] ?? 0
    this.#weights[place] = this.#weights[this.#count] ?? 0
  }

  /** Where it occurs and with which weight, side by side; only the first `count` of them count. */
  get slots(): Uint32Array {
    return this.#slots
  }

  get weights(): Float32Array {
    return this.#weights
  }

  #grow(): void {
    const [slots, weights] = [this.#slots, this.#weights]
    this.#slots = new Uint32Array(slots.length * 2)
    this.#weights = new Float32Array(weights.length * 2)
    this.#slots.set(slots)
    this.#weights.set(weights)
  }
}
