// `npm test`: checks, then unit, component and HTTP tests, then the browser journeys. One closing line, a true exit status.
// `npm test -- --first-run`: also what a newcomer types, in fresh clones.
// `npm test -- NAME`: the tests of one feature alone: its folders on both sides and the journeys named after it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.mjs'
import { runChecks } from './check.mjs'
import { firstRuns } from './first-run.mjs'
import { proveTemplate } from './new-feature/proof.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reports = mkdtempSync(join(tmpdir(), 'guildhall-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const feature = process.argv.slice(2).find((argument) => !argument.startsWith('--'))

if (feature === undefined) {
  add(await runChecks())
  add(proveTemplate())
}
for (const app of ['server', 'web']) add(vitest(app))
await buildWeb()
// Each size of screen has a server and a demo network of its own; both at once take little more than one.
for (const result of await Promise.all([playwright('desktop', 3210), playwright('phone', 3211)])) add(result)
rmSync(reports, { recursive: true, force: true })
if (process.argv.includes('--first-run')) add(await firstRuns())

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function add({ passed, failed, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

function vitest(app) {
  const report = join(reports, `${app}.json`)
  const args = [
    'run',
    '--root',
    `apps/${app}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(feature === undefined ? [] : [`src/features/${feature}/`, '--passWithNoTests']),
  ]
  const { status } = spawnSync('vitest', args, { cwd: root, stdio: 'inherit' })
  const result = read(report)
  if (!result) return { passed: 0, failed: 1 }
  const failed = result.numFailedTests + (status !== 0 && result.numFailedTests === 0 ? 1 : 0)
  return { passed: result.numPassedTests, failed, skipped: result.numPendingTests + result.numTodoTests }
}

async function playwright(project, port) {
  const report = join(reports, `${project}.json`)
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: String(port),
    E2E_RESULTS: project,
  }
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    `--project=${project}`,
  ]
  if (feature !== undefined) args.push(`${feature}[^/]*\\.test\\.ts`, '--pass-with-no-tests')
  const [status] = await once(spawn('playwright', args, { cwd: root, stdio: 'inherit', env }), 'close')
  const stats = read(report)?.stats
  if (!stats) return { passed: 0, failed: 1 }
  if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed at the second try only (${project})`)
  const failed = stats.unexpected + (status !== 0 && stats.unexpected === 0 ? 1 : 0)
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`No report in ${file}: the run broke off.`)
    return undefined
  }
}
