/**
 * What each npm script runs: `file` with `args` on the Node that the project brings, once its packages are there.
 * `browser`: it needs Chromium too. `env` holds where the environment says nothing.
 */
export const COMMANDS = {
  setup: {},
  start: { file: 'scripts/start.mjs', env: { DEMO: '1' } },
  serve: { file: 'scripts/start.mjs', env: { NODE_ENV: 'production' } },
  admin: { file: 'apps/server/src/admin.ts' },
  backup: { file: 'apps/server/src/backup.ts' },
  restore: { file: 'apps/server/src/restore.ts' },
  new: { file: 'scripts/new-feature.mjs' },
  dev: { file: 'scripts/dev.mjs', env: { DEMO: '1' } },
  test: { file: 'scripts/test.mjs', browser: true },
  check: { file: 'scripts/check.mjs' },
  e2e: { file: 'scripts/e2e.mjs', browser: true },
  'e2e:production': { file: 'scripts/e2e-production.mjs' },
  catalogue: { file: 'scripts/reference-catalogue.ts' },
  bench: { file: 'bench/main.ts' },
  sbom: { file: 'scripts/sbom.mjs' },
  fuzz: { file: 'scripts/fuzz.mjs' },
  match: { file: 'bench/match.ts' },
  parse: { file: 'apps/server/src/platform/resume-parser/command.ts' },
}
