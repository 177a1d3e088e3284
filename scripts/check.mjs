// Everything that can be said about the code without running it: format, lint, types, structure, unused parts.
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const CHECKS = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['types: contract', 'tsc', ['-p', 'packages/contract']],
  ['types: server', 'tsc', ['-p', 'apps/server']],
  ['types: web', 'tsc', ['-p', 'apps/web']],
  ['structure', 'node', ['scripts/check-structure.mjs']],
  ['references', 'node', ['scripts/check-references.mjs']],
  ['migrations', 'node', ['scripts/check-migrations.mjs']],
  ['unused', 'knip', ['--no-progress']],
]

/** Runs every check; returns how many passed and failed. */
export function runChecks() {
  const counts = { passed: 0, failed: 0 }
  for (const [name, command, args] of CHECKS) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    if (status === 0) counts.passed += 1
    else {
      counts.failed += 1
      console.log(`${stdout ?? ''}${stderr ?? ''}`.trimEnd())
    }
  }
  return counts
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = runChecks()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
