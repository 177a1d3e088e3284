import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import { fuzz, type Tally } from './fuzzer.ts'
import { leaksInLog } from './secrets.ts'

// `npm run fuzz -- --seed N --requests N` sets both; without a seed each run has its own, which is printed.
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e9))
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 8000)
const BATCH = 4000

let portal: Portal
const tallies: Tally[] = []

beforeAll(async () => {
  process.stdout.write(`fuzz: seed ${seed}, ${requests} requests\n`)
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000000' })
})
afterAll(() => portal.stop())

describe('fuzzed calls of every endpoint by every role', () => {
  it(
    'are answered without an error of ours, and without a leak',
    async () => {
      for (let done = 0; done < requests; done += BATCH) {
        tallies.push(await fuzz(portal, { seed: seed + done, requests: Math.min(BATCH, requests - done) }))
      }

      expect(tallies.flatMap(({ faults }) => faults)).toEqual([])
      expect(await leaksInLog(portal.db)).toEqual([])
    },
    60_000 + requests * 100,
  )

  it('get past the validation often enough to mean something', () => {
    const counts = new Map<number, number>()
    for (const { statuses } of tallies)
      for (const [status, count] of statuses) counts.set(status, (counts.get(status) ?? 0) + count)
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const past = [...counts].filter(([status]) => status < 400 || [403, 409, 412, 423].includes(status))
    const share = past.reduce((sum, [, count]) => sum + count, 0) / total
    const succeeded = new Set(tallies.flatMap((tally) => [...tally.succeeded]))

    process.stdout.write(
      `fuzz: ${JSON.stringify(Object.fromEntries([...counts].toSorted(([a], [b]) => a - b)))}; ${(share * 100).toFixed(0)} % past validation, ${succeeded.size} endpoints answered 2xx\n`,
    )
    expect(share).toBeGreaterThan(0.4)
  })
})
