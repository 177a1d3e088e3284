// `npm run soak -- --people 500 --minutes 10 --seed 7`: signed-in people with live streams and a mixed load on the
// whole product, among connections that do nothing (`--silent 5000`). Ends with 1 when a call
// failed, when p99 is more than ten times p50 (in the server: the callers share its cores), or when memory keeps growing.
// A whole run writes its table into SECURITY.md.
// `npm test` runs a few seconds of it, where only errors count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { markdownTable } from '../bench/report.ts'
import { circumstances, figure, medianAfter, publish, runLane } from './long-run.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    people: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '10' },
    silent: { type: 'string', default: '5000' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'guildhall-soak-'))
const env = {
  ...process.env,
  SOAK_PEOPLE: values.people,
  SOAK_SECONDS: String(Math.round(Number(values.minutes) * 60)),
  SOAK_SILENT: values.silent,
  SOAK_REPORT: join(folder, 'report.json'),
  ...(values.seed === undefined ? {} : { SOAK_SEED: values.seed }),
}
const circumstance = circumstances()
const status = await runLane('test/soak/', env)
const faults = await judge(env.SOAK_REPORT)
rmSync(folder, { recursive: true })
for (const fault of faults) console.error(`soak: ${fault}`)
process.exit(status === 0 && faults.length > 0 ? 1 : status)

/** Prints and keeps what was measured, and answers what is not as it should be. */
async function judge(file) {
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return ['there is no report: the run did not come to its end']
  }
  console.log(
    `\nFor those who call:\n\n${callsOf(report.calls)}\n\nIn the server:\n\n${callsOf(report.own.calls)}`,
  )
  const { own, memory, errors } = report
  const of = own.calls.at(-1)
  const [early, late] = [0.25, 0.75].map((part) => medianAfter(memory, part))
  const faults = [
    ...(of.p99 > 10 * of.p50 ? [`p99 in the server is ${(of.p99 / of.p50).toFixed(1)} times p50`] : []),
    ...(late > early * 1.25 ? [`memory grew from ${early} MB to ${late} MB`] : []),
  ]
  const table = tableOf(report, { early, late })
  console.log(
    `\n${table}\n\nlongest collections of garbage: ${own.collections.map(Math.round).join(', ')} ms`,
  )
  const isWhole = report.people >= 500 && report.seconds >= 600 && report.silent.most >= 5000
  if (isWhole && status === 0 && errors.length === 0 && faults.length === 0) await publish('soak', table)
  return faults
}

function callsOf(calls) {
  return markdownTable(
    ['call', 'count', 'p50 ms', 'p99 ms'],
    calls.map(({ action, count, p50, p99 }) => [`\`${action}\``, count, p50, p99]),
  )
}

function tableOf({ seed, people, seconds, heard, silent, calls, own, clientLoop, errors }, { early, late }) {
  const [theirs, ours] = [calls.at(-1), own.calls.at(-1)]
  const slow = own.calls.slice(0, -1).toSorted((a, b) => b.p99 - a.p99)
  return [
    `\`npm run soak\`, seed ${seed}: ${people} people for ${Math.round(seconds / 60)} min, ${circumstance}.`,
    '',
    markdownTable(
      ['what', 'count or ms'],
      [
        ['calls', figure(theirs.count)],
        ['errors', String(errors.length)],
        ['live events that came', figure(heard)],
        ['in the server: p50, p99', `${ours.p50}, ${ours.p99} (${(ours.p99 / ours.p50).toFixed(1)} times)`],
        ['for those who call: p50, p99', `${theirs.p50}, ${theirs.p99}`],
        ['event loop late, p99: server, those who call', `${own.loop.p99}, ${clientLoop}`],
        ['silent connections at once, closed after 15 s', `${figure(silent.most)}, ${figure(silent.closed)}`],
        ['memory of the server, second quarter → last', `${early} → ${late} MB`],
        ...slow
          .slice(0, 5)
          .map(({ action, count, p50, p99 }) => [
            `slow in the server: \`${action}\`, ${figure(count)}`,
            `${p50}, ${p99}`,
          ]),
      ],
    ),
  ].join('\n')
}
