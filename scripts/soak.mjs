// `npm run soak -- --people 500 --minutes 10 --seed 7`: signed-in people with live streams and a mixed load on the
// whole product, among connections that do nothing (`--silent 5000`). Ends with 1 when a call failed, when p99 is more than ten times p50, or when memory keeps growing.
// `npm test` runs a few seconds of it, where only errors count.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

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
const { status } = spawnSync('vitest', ['run', '--root', 'apps/server', 'test/soak/'], {
  stdio: 'inherit',
  env,
})
const faults = judge(env.SOAK_REPORT)
rmSync(folder, { recursive: true })
for (const fault of faults) console.error(`soak: ${fault}`)
process.exit(status === 0 && faults.length > 0 ? 1 : (status ?? 1))

/** Prints what was measured, and answers what is not as it should be. */
function judge(file) {
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return ['there is no report: the run did not come to its end']
  }
  console.log('\n| call | count | p50 ms | p99 ms |\n|---|---|---|---|')
  for (const { action, count, p50, p99 } of report.calls)
    console.log(`| ${action} | ${count} | ${p50} | ${p99} |`)
  const all = report.calls.at(-1)
  const [early, late] = [0.25, 0.75].map((part) => medianAfter(report.memory, part))
  console.log(
    `\nseed ${report.seed}: ${report.people} people, ${report.seconds} s, ${report.heard} live events, ` +
      `${report.silent.most} silent connections at once, ${report.silent.closed} of them closed by the server, ` +
      `${report.errors.length} errors; memory ${early} MB in the second quarter, ${late} MB in the last`,
  )
  return [
    ...(all.p99 > 10 * all.p50 ? [`p99 is ${(all.p99 / all.p50).toFixed(1)} times p50`] : []),
    ...(late > early * 1.25 ? [`memory grew from ${early} MB to ${late} MB`] : []),
  ]
}

/** The median of the quarter that begins there. */
function medianAfter(samples, part) {
  const start = Math.floor(samples.length * part)
  const quarter = samples
    .slice(start, start + Math.max(1, Math.ceil(samples.length / 4)))
    .toSorted((a, b) => a - b)
  return quarter[Math.floor(quarter.length / 2)] ?? 0
}
