// `npm run fuzz -- --requests 100000 --seed 7`: valid and slightly wrong calls of every endpoint by every role, and
// random sequences against the three machines, in lanes with a portal each. Ends with 1 when something fell, leaked or
// stayed in memory. A whole run writes its table into SECURITY.md; `npm test` runs a short one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { markdownTable } from '../bench/report.ts'
import { circumstances, figure, medianAfter, publish, runLane } from './long-run.mjs'

const WHOLE = 100_000
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    requests: { type: 'string', default: String(WHOLE) },
    // A call waits for the database about as long as it computes.
    lanes: { type: 'string', default: String(availableParallelism() + 1) },
  },
})
const [seed, requests, lanes] = [Number(values.seed), Number(values.requests), Number(values.lanes)]
const folder = mkdtempSync(join(tmpdir(), 'guildhall-fuzz-'))
const began = Date.now()
const circumstance = circumstances()
const env = {
  ...process.env,
  FUZZ_REQUESTS: String(Math.ceil(requests / lanes)),
  FUZZ_SEQUENCES: String(Math.max(25, Math.round(requests / 400))),
}
const fileOf = (lane) => join(folder, `lane-${lane}.json`)
const statuses = await Promise.all([
  ...Array.from({ length: lanes }, (_, lane) =>
    runLane('test/fuzz/fuzz.test.ts', {
      ...env,
      // Each batch of a lane has the next seed but 3,999: no lane throws the dice of another.
      FUZZ_SEED: String(seed + lane * 10_000_000),
      FUZZ_REPORT: fileOf(lane),
    }),
  ),
  runLane('test/fuzz/machines.test.ts', { ...env, FUZZ_SEED: values.seed }),
])
const faults = await judge(Array.from({ length: lanes }, (_, lane) => reportOf(fileOf(lane))))
rmSync(folder, { recursive: true })
for (const fault of faults) console.error(`fuzz: ${fault}`)
process.exit(Math.max(...statuses, faults.length > 0 ? 1 : 0))

function reportOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Prints and keeps what was measured, and answers what is not as it should be. */
async function judge(reports) {
  const told = reports.filter((report) => report !== undefined)
  if (told.length < reports.length) return ['a lane did not come to its end']
  const table = tableOf(told)
  console.log(`\n${table}`)
  // The first batches fill caches: fewer than eight say nothing.
  const long = told.filter(({ memory }) => memory.length >= 8)
  const grown = long.filter(({ memory }) => medianAfter(memory, 0.75) > medianAfter(memory, 0.25) * 1.25)
  const faults = grown.map(({ seed: of, memory }) => `memory grew, seed ${of}: ${memory.join(', ')} MB`)
  const isGreen = statuses.every((status) => status === 0) && faults.length === 0
  if (requests >= WHOLE && isGreen) await publish('fuzz', table)
  return faults
}

function tableOf(reports) {
  const counts = new Map()
  for (const { statuses: some } of reports)
    for (const [status, count] of some) counts.set(status, (counts.get(status) ?? 0) + count)
  const total = sum(counts.values())
  const of = (from, to = from) =>
    sum([...counts].filter(([status]) => status >= from && status <= to).map(([, count]) => count))
  const past = sum(reports.map(({ share, statuses: some }) => share * sum(some.map(([, count]) => count))))
  const succeeded = new Set(reports.flatMap(({ succeeded: some }) => some))
  const memory = reports.map(({ memory: held }) => `${medianAfter(held, 0.25)} → ${medianAfter(held, 0.75)}`)
  return [
    `\`npm run fuzz\`, seed ${seed}, in ${Math.round((Date.now() - began) / 60_000)} min: ${circumstance}.`,
    '',
    markdownTable(
      ['what', 'count'],
      [
        ['requests', figure(total)],
        ['2xx', figure(of(200, 299))],
        ['400, 422', figure(of(400) + of(422))],
        ['401', figure(of(401))],
        ['403', figure(of(403))],
        ['404', figure(of(404))],
        ['409, 412, 423', figure(of(409) + of(412) + of(423))],
        ['503', figure(of(503))],
        ['past validation', `${((past / total) * 100).toFixed(0)} %`],
        ['endpoints that answered 2xx', figure(succeeded.size)],
        ['other 5xx', figure(of(500, 599) - of(503))],
        ['leaks', statuses.every((status) => status === 0) ? '0' : 'see above'],
        ['MB held, second quarter → last, by lane', memory.join(', ')],
        ['random sequences', figure(3 * Number(env.FUZZ_SEQUENCES))],
      ],
    ),
  ].join('\n')
}

function sum(numbers) {
  return [...numbers].reduce((total, number) => total + number, 0)
}
