/** Reads a stream in pieces of the size that the reader wants. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>
  #held: Buffer[] = []
  #size = 0
  #isOver = false

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#source = bytes[Symbol.asyncIterator]()
  }

  /** So many bytes; fewer only at the end. */
  async upTo(size: number): Promise<Buffer> {
    while (this.#size < size && (await this.#more()));
    const [first = Buffer.alloc(0)] = this.#held
    const all = this.#held.length > 1 ? Buffer.concat(this.#held) : first
    const taken = all.subarray(0, size)
    this.#hold(all.subarray(size))
    return taken
  }

  /** So many bytes as they come, in pieces of any size; answers through `onShort` when the stream ends before. */
  async *pieces(size: number, onShort: () => never): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (this.#size === 0 && !(await this.#more())) onShort()
      const [first = Buffer.alloc(0), ...others] = this.#held
      const piece = first.subarray(0, left)
      const rest = first.subarray(piece.length)
      this.#held = rest.length > 0 ? [rest, ...others] : others
      this.#size -= piece.length
      left -= piece.length
      if (piece.length > 0) yield piece
    }
  }

  /** Everything that is left. */
  async *rest(): AsyncGenerator<Buffer> {
    do {
      const held = Buffer.concat(this.#held)
      this.#hold(Buffer.alloc(0))
      if (held.length > 0) yield held
    } while (await this.#more())
  }

  #hold(bytes: Buffer): void {
    this.#held = bytes.length > 0 ? [bytes] : []
    this.#size = bytes.length
  }

  async #more(): Promise<boolean> {
    if (this.#isOver) return false
    const { done, value } = await this.#source.next()
    if (done === true) {
      this.#isOver = true
      return false
    }
    this.#held.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
    this.#size += value.byteLength
    return true
  }
}
