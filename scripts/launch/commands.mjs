/**
 * What each npm script runs: `file` with `args` on the Node that the project brings, once its packages are there.
 * `flags` are for Node, `tools`: it needs the tools of development,
 * `browser`: Chromium too, `scans` or `scansMeanwhile`: what reads pictures. `env` holds where the environment says nothing.
 */
// Less room for young objects and for garbage: what a heap once took, an idle server never gives back.
const LEAN = ['--max-semi-space-size=4', '--heap-growing-percent=50']
// Each thread has a heap of its own in the C library otherwise, and gives back little of it.
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }

export const COMMANDS = {
  setup: { tools: true },
  start: { file: 'scripts/start.mjs', scansMeanwhile: true, flags: LEAN, env: { DEMO: '1', ...FEW_ARENAS } },
  build: { file: 'scripts/build.mjs' },
  serve: { file: 'scripts/start.mjs', flags: LEAN, env: { NODE_ENV: 'production', ...FEW_ARENAS } },
  admin: { file: 'apps/server/src/admin.ts' },
  migrate: { file: 'apps/server/src/migrate.ts' },
  backup: { file: 'apps/server/src/backup.ts' },
  restore: { file: 'apps/server/src/restore.ts' },
  'verify-log': { file: 'apps/server/src/verify-log.ts' },
  new: { file: 'scripts/new-feature.mjs', tools: true },
  dev: { file: 'scripts/dev.mjs', env: { DEMO: '1' } },
  faults: { file: 'scripts/faults.mjs', tools: true },
  test: { file: 'scripts/test.mjs', tools: true, browser: true },
  check: { file: 'scripts/check.mjs', tools: true },
  e2e: { file: 'scripts/e2e.mjs', tools: true, browser: true },
  'e2e:production': { file: 'scripts/e2e-production.mjs', tools: true },
  catalogue: { file: 'scripts/reference-catalogue.ts', tools: true },
  bench: { file: 'bench/main.ts', tools: true },
  sbom: { file: 'scripts/sbom.mjs', tools: true },
  advisories: { file: 'scripts/advisories.mjs' },
  fuzz: { file: 'scripts/fuzz.mjs', tools: true },
  soak: { file: 'scripts/soak.mjs', tools: true },
  pictures: { file: 'scripts/pictures.mjs', tools: true, browser: true },
  match: { file: 'bench/match.ts', tools: true },
  parse: { file: 'packages/resume-parser/src/command.ts' },
  client: { file: 'scripts/pack-client.mjs', tools: true },
  scans: { scans: true },
}
