// What the long programmes of safety share: fuzz, faults and soak.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { putSection } from '../bench/report.ts'

// What stays free of a run is little: few collections of more garbage are cheaper than many of less.
const ROOM = '--max-semi-space-size=64'
const TOLD = /^(?:fuzz|sequences|faults|soak): /

/** Runs test files of the server in a process of its own; its own lines are shown, and everything when it fails. */
export async function runLane(files, env) {
  const lane = spawn('vitest', ['run', '--root', 'apps/server', `--execArgv=${ROOM}`, files], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = []
  for (const stream of [lane.stdout, lane.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      if (TOLD.test(line)) console.log(line)
    })
  const [status] = await once(lane, 'close')
  if (status !== 0) console.error(said.slice(-200).join('\n'))
  return status ?? 1
}

/** The day, the machine, and what else it does: `24 November 2026, 2 cores, load 0.3 before`. */
export function circumstances() {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date())
  return `${day}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)} before`
}

/** Puts the figures of a run into SECURITY.md, in place of those of the run before. */
export function publish(name, text) {
  return putSection(name, text, new URL('../SECURITY.md', import.meta.url))
}

/** The median of the quarter that begins there. */
export function medianAfter(samples, part) {
  const start = Math.floor(samples.length * part)
  const quarter = samples
    .slice(start, start + Math.max(1, Math.ceil(samples.length / 4)))
    .toSorted((a, b) => a - b)
  return quarter[Math.floor(quarter.length / 2)] ?? 0
}

/** `12,345` */
export function figure(count) {
  return count.toLocaleString('en-GB')
}
