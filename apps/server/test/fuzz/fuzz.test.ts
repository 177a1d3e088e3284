import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveRows } from '#test/canaries/rows.ts'
import { giveRows as giveOtherRows } from '#test/named-everywhere.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { collectGarbage } from '#platform/garbage.ts'
import { seedOf } from './seed.ts'
import { fuzz, type Tally } from './fuzzer.ts'
import { leaksInLog, leaksInMails, secretsIn, secretsInFiles } from './secrets.ts'

// `npm run fuzz -- --seed N --requests N` sets both, of each of its lanes, and judges the memory; the seed is printed.
const seed = seedOf(process.env)
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000)
const BATCH = 4000

let portal: Portal
const tallies: Tally[] = []
/** What is really held, in MB after each batch. */
const memory: number[] = []
const logs: string[] = []

beforeAll(async () => {
  process.stdout.write(`fuzz: seed ${seed}, ${requests} requests\n`)
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'debug' }, logs)
  await giveOtherRows(portal.db)
  await giveRows(portal.db)
})
afterAll(() => portal.stop())

/** What the server logged of its errors, one line for each message, so that a frequent one hides no other. */
function lastOfEachError(): string {
  const errors = new Map<string, string>()
  for (const line of logs.filter((one) => one.includes('"err"')))
    errors.set(/"message":"([^"]*)/.exec(line)?.[1] ?? '', line.slice(0, 1500))
  return [...errors.values()].join('\n')
}

describe('fuzzed calls of every endpoint by every role', () => {
  it(
    'are answered without an error of ours, and without a leak',
    async () => {
      for (let done = 0; done < requests; done += BATCH) {
        tallies.push(await fuzz(portal, { seed: seed + done, requests: Math.min(BATCH, requests - done) }))
        collectGarbage()
        memory.push(Math.round(process.memoryUsage().heapUsed / 2 ** 20))
        process.stdout.write(
          `fuzz: seed ${seed}, ${Math.min(done + BATCH, requests)} of ${requests} requests\n`,
        )
      }

      expect(
        tallies.flatMap(({ faults }) => faults),
        lastOfEachError(),
      ).toEqual([])
      expect(await leaksInLog(portal.db)).toEqual([])
      expect(logs.flatMap((line) => secretsIn(line, 'the log of the server'))).toEqual([])
      expect(await secretsInFiles(portal.folder)).toEqual([])
      for (const { planted } of tallies.slice(-1))
        expect(await leaksInMails(portal.folder, planted)).toEqual([])
    },
    // Lanes beside each other share the cores.
    60_000 + requests * 500,
  )

  it('get past the validation often enough to mean something', () => {
    const statuses = new Map<number, number>()
    for (const tally of tallies)
      for (const [status, count] of tally.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    const past = [...statuses].filter(([status]) => status < 400 || [403, 409, 412, 423].includes(status))
    const share = past.reduce((sum, [, count]) => sum + count, 0) / total
    const succeeded = [...new Set(tallies.flatMap((tally) => [...tally.succeeded]))]

    process.stdout.write(
      `fuzz: seed ${seed}, ${total} requests, ${(share * 100).toFixed(0)} % past validation, ` +
        `${succeeded.length} endpoints answered 2xx, heap in MB ${memory.join(', ')}\n`,
    )
    const file = process.env['FUZZ_REPORT']
    if (file !== undefined)
      writeFileSync(file, JSON.stringify({ seed, statuses: [...statuses], share, succeeded, memory }))
    expect(share).toBeGreaterThan(0.4)
  })
})
