import { setImmediate as tick } from 'node:timers/promises'
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

/** Works that end when the test says so, on a clock of its own. */
function workshop(places: number, waits = 1) {
  let now = 0
  const turns = createFairTurns(places, { waits, clock: () => now })
  const begun: { who: string | null; end: () => void }[] = []
  const work = (who: string | null) => () => new Promise<void>((end) => void begun.push({ who, end }))
  return {
    begun,
    ask: (who: string | null) => turns.run(who, work(who)).catch((thrown: { code: string }) => thrown.code),
    async end(who: string | null, after: number) {
      now += after
      const at = begun.findIndex((one) => one.who === who)
      begun.splice(at, 1).forEach(({ end }) => end())
      await tick()
    },
  }
}
const names = (begun: { who: string | null }[]) => begun.map(({ who }) => who)

describe('turns', () => {
  it('let one person have one place and one in the line, whatever they send', async () => {
    const { ask, begun } = workshop(2)

    const asked = Array.from({ length: 5 }, () => ask('bomber'))
    void ask('other')
    await tick()

    expect(names(begun)).toEqual(['bomber', 'other'])
    expect(await Promise.all(asked.slice(2))).toEqual(Array.from({ length: 3 }, () => 'too_many_requests'))
  })

  it('give a free place to whoever used the least time lately', async () => {
    const { ask, begun, end } = workshop(1)
    void ask('bomber')
    await tick()
    void ask('bomber')
    void ask('other')

    await end('bomber', 15_000)

    expect(names(begun)).toEqual(['other'])
    await end('other', 100)
    expect(names(begun)).toEqual(['bomber'])
  })

  it('do the first of a second person before the tenth of one who sends twenty at once', async () => {
    const { ask, begun, end } = workshop(1, 20)
    const order: (string | null)[] = []
    for (let count = 0; count < 20; count += 1) void ask('noisy')
    await tick()
    void ask('quiet')

    while (begun[0] !== undefined) {
      order.push(begun[0].who)
      await end(begun[0].who, 50)
    }

    expect(order.indexOf('quiet')).toBe(1)
    expect(order).toHaveLength(21)
  })

  it('keep the work of the portal waiting as long as it takes', async () => {
    const { ask, begun, end } = workshop(2)
    const asked = Array.from({ length: 4 }, () => ask(null))
    await tick()

    for (let count = 0; count < 4; count += 1) await end(null, 10)

    expect(begun).toEqual([])
    await Promise.all(asked)
  })

  it('give a place back after a failure', async () => {
    const turns = createFairTurns(1)

    await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

    expect(await turns.run('a', async () => 1)).toBe(1)
  })

  it('never exceed the places, lose nobody, and leave no place free while somebody else waits', async () => {
    const person = constantFrom('a', 'b', 'c', 'd')
    await assert(
      asyncProperty(
        integer({ min: 1, max: 3 }),
        array(tuple(person, integer({ min: 0, max: 3 }))),
        async (places, steps) => {
          const { ask, begun, end } = workshop(places)
          const results: Promise<unknown>[] = []
          for (const [who, ends] of steps) {
            results.push(ask(who))
            await tick()
            expect(begun.length).toBeLessThanOrEqual(places)
            expect(new Set(names(begun)).size).toBe(begun.length)
            for (const { who: running } of begun.slice(0, ends)) await end(running, 1)
          }
          for (let count = 0; begun.length > 0 && count < 1000; count += 1)
            await end(begun[0]?.who ?? null, 1)
          await Promise.all(results)
        },
      ),
      { numRuns: 60 },
    )
  })
})
