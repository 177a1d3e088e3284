// `npm run fuzz -- --requests 100000 --seed 7`: valid and slightly wrong calls of every endpoint by every role, and
// random sequences against the three machines. `npm test` runs a short one with a seed of its own.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, requests: { type: 'string', default: '100000' } },
})
const env = {
  ...process.env,
  FUZZ_REQUESTS: values.requests,
  FUZZ_SEQUENCES: String(Math.max(25, Math.round(Number(values.requests) / 400))),
  ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
}
const { status } = spawnSync('vitest', ['run', '--root', 'apps/server', 'test/fuzz/'], {
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
