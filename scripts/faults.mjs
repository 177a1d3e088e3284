// `npm run faults -- --rounds 100 --seed 7`: kill -9 of the server, its database, both or the parser under a load
// of writers. `npm test` runs four rounds with a seed of its own.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, rounds: { type: 'string', default: '100' } },
})
const env = {
  ...process.env,
  FAULTS_ROUNDS: values.rounds,
  ...(values.seed === undefined ? {} : { FAULTS_SEED: values.seed }),
}
const { status } = spawnSync('vitest', ['run', '--root', 'apps/server', 'test/kills/'], {
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
