// `npm test`: checks, then unit, component and HTTP tests, then the browser journeys. One closing line, a true exit status.
// `npm test -- --first-run`: also what a newcomer types, in fresh clones.
// `npm test -- NAME`: the tests of one feature alone: its folders on both sides and the journeys named after it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb } from './build-web.mjs'
import { runChecks } from './check.mjs'
import { firstRuns } from './first-run.mjs'
import { proveTemplate } from './new-feature/proof.mjs'

// Of each failure, at the end once more.
const LINES_TOLD = 12
// A busy machine delays a few; where more fail, something is broken.
const FILES_TRIED_AGAIN = 10
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reports = mkdtempSync(join(tmpdir(), 'guildhall-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }
// Told once more at the end: of a long log only the end may be left.
const failures = []
const feature = process.argv.slice(2).find((argument) => !argument.startsWith('--'))

if (feature === undefined) {
  add(await runChecks())
  add(proveTemplate())
}
for (const folder of ['packages/resume-parser', 'apps/server', 'apps/web']) add(vitest(folder))
await buildWeb()
// Two at a time, each with a server and a demo network of its own: where one ends, the next begins.
const runs = [
  () => playwright('phone', '1/1', 3210),
  () => playwright('desktop', '1/3', 3211),
  () => playwright('desktop', '2/3', 3212),
  () => playwright('desktop', '3/3', 3213),
  ...(process.argv.includes('--first-run') ? [firstRuns] : []),
]
await Promise.all([runInTurn(), runInTurn()])
rmSync(reports, { recursive: true, force: true })

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
for (const name of failures) console.log(`FAILED ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function add({ passed, failed, skipped = 0, names = [] }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  failures.push(...names)
}

/** The tests of a folder. Files in which a test failed have a second try by themselves, with databases of their own. */
function vitest(folder) {
  const part = basename(folder)
  const chosen = feature === undefined ? [] : [`src/features/${feature}/`, '--passWithNoTests']
  const first = runFiles(folder, chosen)
  const failed = first.result?.testResults
    .filter(isFailed)
    .map(({ name }) => relative(join(root, folder), name))
  if (failed === undefined || failed.length === 0 || failed.length > FILES_TRIED_AGAIN)
    return counted(part, first, first.result?.testResults)
  const second = runFiles(folder, [...failed, '--maxWorkers=1'])
  const later = second.result?.testResults ?? []
  const kept = first.result.testResults.filter((file) => !isFailed(file))
  console.log(
    `${later.filter((file) => !isFailed(file)).length} files passed at the second try only (${part})`,
  )
  return counted(part, second, later.length === failed.length ? [...kept, ...later] : undefined)
}

function runFiles(folder, chosen) {
  const report = join(reports, `${basename(folder)}.json`)
  rmSync(report, { force: true })
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync('vitest', ['run', '--root', folder, ...args, ...chosen], {
    cwd: root,
    stdio: 'inherit',
  })
  return { status, result: read(report) }
}

function isFailed({ status, assertionResults }) {
  return status === 'failed' || assertionResults.some((test) => test.status === 'failed')
}

function counted(part, { status }, files) {
  if (files === undefined) return { passed: 0, failed: 1, names: [`${part}: the tests broke off`] }
  const names = failedTests(files).map((name) => `${part}: ${name}`)
  // A file that could not be loaded, or an error outside of any test.
  if (status !== 0 && names.length === 0) names.push(`${part}: ended with ${status} though no test failed`)
  const states = files.flatMap(({ assertionResults }) => assertionResults.map((test) => test.status))
  const passed = states.filter((state) => state === 'passed').length
  const skipped = states.filter((state) => state !== 'passed' && state !== 'failed').length
  return { passed, failed: names.length, skipped, names }
}

async function runInTurn() {
  for (let next = runs.shift(); next !== undefined; next = runs.shift()) add(await next())
}

async function playwright(project, shard, port) {
  const report = join(reports, `journeys-${port}.json`)
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: String(port),
    E2E_RESULTS: String(port),
  }
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    `--project=${project}`,
    `--shard=${shard}`,
  ]
  if (feature !== undefined) args.push(`${feature}[^/]*\\.test\\.ts`, '--pass-with-no-tests')
  const [status] = await once(spawn('playwright', args, { cwd: root, stdio: 'inherit', env }), 'close')
  const result = read(report)
  if (!result) return { passed: 0, failed: 1, names: [`${project} ${shard}: the journeys broke off`] }
  const { stats } = result
  if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed at the second try only (${project})`)
  const names = failedJourneys(result.suites).map((name) => `${project}: ${name}`)
  if (status !== 0 && names.length === 0)
    names.push(`${project}: ended with ${status} though no journey failed`)
  return { passed: stats.expected + stats.flaky, failed: names.length, skipped: stats.skipped, names }
}

function failedTests(files) {
  return files.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => fullName + why(failureMessages?.[0]))
    if (tests.length === 0 && status === 'failed') tests.push('could not be loaded')
    return tests.map((test) => `${relative(root, name)} › ${test}`)
  })
}

function failedJourneys(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.filter((spec) => !spec.ok).map((spec) => `${file}:${spec.line} › ${spec.title}${whyOf(spec)}`),
    ...failedJourneys(inner),
  ])
}

/** What each try of a journey said. */
function whyOf({ tests }) {
  return tests.flatMap(({ results }) => results.map(({ error }) => why(error?.message))).join('')
}

/** The lines of a failure that say what was found and where, on lines of their own. */
function why(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  const told = lines
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, LINES_TOLD)
  return told.map((line) => `\n    ${line.trim().slice(0, 300)}`).join('')
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`No report in ${file}: the run broke off.`)
    return undefined
  }
}
