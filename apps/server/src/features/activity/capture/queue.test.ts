import { describe, expect, it } from 'vitest'
import { Queue } from './queue.ts'

function queue(write: (items: number[]) => Promise<void>) {
  return new Queue<number>({ write, onError: () => undefined })
}

describe('the queue', () => {
  it('writes in batches of 200, in order', async () => {
    const batches: number[][] = []
    const waiting = queue((items) => Promise.resolve(void batches.push(items)))

    for (let n = 0; n < 450; n += 1) waiting.push(n)
    await waiting.close()

    expect(batches.map((batch) => batch.length)).toEqual([200, 200, 50])
    expect(batches.flat()).toEqual(Array.from({ length: 450 }, (_, n) => n))
  })

  it('keeps what comes while a batch is written for the next one', async () => {
    const batches: number[][] = []
    let finish: () => void = () => undefined
    const first = new Promise<void>((done) => (finish = done))
    const waiting = queue((items) => (batches.push(items) === 1 ? first : Promise.resolve()))

    waiting.push(0)
    const written = waiting.flush()
    waiting.push(1)
    finish()
    await written
    waiting.push(2)
    await waiting.close()

    expect(batches).toEqual([[0], [1, 2]])
  })

  it('waits for a database that is away, and gives up the oldest beyond 10,000', async () => {
    const written: number[] = []
    let isAway = true
    const waiting = queue((items) => {
      if (isAway) return Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
      written.push(...items)
      return Promise.resolve()
    })

    for (let n = 0; n < 10_050; n += 1) waiting.push(n)
    await waiting.flush()
    isAway = false
    await waiting.close()

    expect(waiting.dropped).toBe(50)
    expect([written.length, written[0], written.at(-1)]).toEqual([10_000, 50, 10_049])
  })

  it('gives up what can never be written, and goes on', async () => {
    const written: number[] = []
    const waiting = queue((items) => {
      if (items.includes(0)) return Promise.reject(new Error('a bad row'))
      written.push(...items)
      return Promise.resolve()
    })

    for (let n = 0; n < 300; n += 1) waiting.push(n)
    await waiting.close()

    expect([waiting.dropped, written.length]).toEqual([200, 100])
  })
})
