// `npm run faults -- --rounds 100 --seed 7`: kill -9 of the server, its database, both or the parser under a load
// of writers. A whole run writes its table into SECURITY.md; `npm test` runs four rounds with a seed of its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { circumstances, publish, runLane } from './long-run.mjs'

const WHOLE = 100

const { values } = parseArgs({
  options: { seed: { type: 'string' }, rounds: { type: 'string', default: String(WHOLE) } },
})
const folder = mkdtempSync(join(tmpdir(), 'guildhall-faults-'))
const env = {
  ...process.env,
  FAULTS_ROUNDS: values.rounds,
  FAULTS_REPORT: join(folder, 'report.md'),
  ...(values.seed === undefined ? {} : { FAULTS_SEED: values.seed }),
}
const circumstance = circumstances()
const status = await runLane('test/kills/', env)
const report = status === 0 ? readFileSync(env.FAULTS_REPORT, 'utf8') : ''
rmSync(folder, { recursive: true })
const table = `\`npm run faults\`, ${circumstance}.\n\n${report}`
if (status === 0) console.log(`\n${table}`)
if (status === 0 && Number(values.rounds) >= WHOLE) await publish('faults', table)
process.exit(status)
