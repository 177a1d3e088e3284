// Proves the template: writes a feature into a copy of the sources, checks its types and runs its tests.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const NAME = 'gadgets'
const STEPS = [
  ['write', 'node', ['scripts/new-feature.mjs', '--into', '.', NAME]],
  ['structure', 'node', ['scripts/check-structure.mjs']],
  ['types: server', 'tsc', ['-p', 'apps/server']],
  ['types: web', 'tsc', ['-p', 'apps/web']],
  [
    'tests: server',
    'vitest',
    ['run', '--root', 'apps/server', `src/features/${NAME}`, 'src/features/privacy/t'],
  ],
  ['tests: access', 'vitest', ['run', '--root', 'apps/server', 'test/access.test.ts', '-t', NAME]],
  ['tests: web', 'vitest', ['run', '--root', 'apps/web', `src/features/${NAME}`, 'src/app/menu.test.ts']],
]

/** Runs all steps; gives how many passed and failed, and the names of those that failed. */
export function proveTemplate() {
  const copy = copyOfSources()
  const counts = { passed: 0, failed: 0, names: [] }
  for (const [name, command, args] of STEPS) {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' })
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} template: ${name}`)
    counts[status === 0 ? 'passed' : 'failed'] += 1
    if (status === 0) continue
    counts.names.push(`template: ${name}`)
    console.log(`${stdout}${stderr}`.trimEnd())
  }
  rmSync(copy, { recursive: true, force: true })
  return counts
}

/** Without the history; the packages are those of the original, but for our own rooms. */
function copyOfSources() {
  const copy = mkdtempSync(join(tmpdir(), 'guildhall-template-'))
  for (const name of [
    'apps',
    'packages',
    'scripts',
    'e2e',
    'bench',
    'package.json',
    'ARCHITECTURE.md',
    'tsconfig.base.json',
    '.oxfmtrc.json',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource })
  const packages = join(copy, 'node_modules')
  mkdirSync(join(packages, '@guildhall'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@guildhall') symlinkSync(join(root, 'node_modules', name), join(packages, name))
  for (const name of readdirSync(join(root, 'node_modules/@guildhall'))) {
    const room = existsSync(join(root, 'packages', name)) ? 'packages' : 'apps'
    symlinkSync(join(copy, room, name), join(packages, '@guildhall', name))
    // What only this room has, or has in a version of its own.
    const own = join(room, name, 'node_modules')
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(copy, own))
  }
  return copy
}

function isSource(path) {
  return !/\/(node_modules|dist|data|\.git|test-results|resumes|resumes-validation)(\/|$)/.test(
    path.slice(root.length),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = proveTemplate()
  process.exit(failed === 0 ? 0 : 1)
}
