// The import rules, names and sizes of HOUSE.md, as a check that fails. Prints one line per violation.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FEATURES } from '../packages/contract/src/api.ts'
import { COMMANDS } from './launch/commands.mjs'
import { partFault, wordFaults } from './structure/part-names.mjs'
import { sendingFaults } from './structure/sending.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const violations = []
const writers = new Map()
const errorCodes = new Map()
/** `prefix === 'admin'`, `role.slug !== 'growth_…'`, `prefixOf(user) === 'expert'` */
const ASKS_ROLE =
  /(?:\b(?:prefix|role|slug)|\bprefixOf\([^\n]*\)) [!=]== '(?:admin|manager|hr|expert|customer|growth_experts_\w+)'/

const files = ['packages', 'apps', 'e2e', 'bench', 'scripts'].flatMap((folder) => walk(join(root, folder)))
for (const file of files) check(relative(root, file), readFileSync(file, 'utf8'))
violations.push(...wordFaults())
checkPicture(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))
checkScripts(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
for (const [table, features] of writers) {
  if (features.size > 1)
    violations.push(`table ${table} is written by ${[...features].join(' and ')}; one feature owns a table`)
}
for (const [code, places] of errorCodes) {
  // The table of all errors takes the last of them without a word.
  if (places.length > 1) violations.push(`error code ${code} stands in ${places.join(' and ')}`)
}
for (const violation of violations) console.error(violation)
console.error(violations.length === 0 ? 'structure: ok' : `structure: ${violations.length} violations`)
process.exit(violations.length === 0 ? 0 : 1)

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    // Sets of resumes are data, written as code.
    if (/^(?:node_modules|dist|test-results|resumes(?:-.*)?)$/.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.gen.ts') ? [path] : []
  })
}

/** The features of the picture are those of the product, in their order. */
function checkPicture(text) {
  const drawn = [...(/^activity → [^`]+/m.exec(text)?.[0] ?? '').matchAll(/\w+/g)].map(([name]) => name)
  if (drawn.join() !== FEATURES.join()) violations.push('ARCHITECTURE.md: the picture does not show FEATURES')
}

/** Every npm script goes through the launcher, and every command of the launcher is an npm script. */
function checkScripts(scripts) {
  for (const name of new Set([...Object.keys(scripts), ...Object.keys(COMMANDS)])) {
    if (!Object.hasOwn(COMMANDS, name))
      violations.push(`npm script ${name}: missing in scripts/launch/commands.mjs`)
    if (scripts[name] !== `exec node scripts/launch.mjs ${name}`)
      violations.push(`npm script ${name}: must be "exec node scripts/launch.mjs ${name}"`)
  }
}

function check(file, source) {
  const place = placeOf(file)
  checkName(file)
  checkLength(file, source)
  if (place.room === 'web' && !isTest(file)) {
    checkRoles(file, source)
    violations.push(...sendingFaults(file, source))
  }
  if (place.feature && !isTest(file)) violations.push(...[partFault(place, file, source) ?? []].flat())
  for (const target of importsOf(source)) {
    const reason = forbidden(file, place, target)
    if (reason) violations.push(`${file} imports ${target}: ${reason}`)
  }
  if (place.room === 'contract' && !isTest(file)) noteErrors(file, source)
  if (place.room === 'server' && place.feature && !isTest(file)) {
    noteWrites(place.feature, source)
    if (/first_name \|\| ' ' \|\|/.test(source))
      violations.push(`${file}: a name in SQL is fullName or nameOfUser of platform/db/full-name.ts`)
  }
}

function noteErrors(file, source) {
  for (const [, code] of source.matchAll(/^ {2}(\w+): \[\d{3},/gm)) {
    errorCodes.set(code, [...(errorCodes.get(code) ?? []), file])
  }
}

function placeOf(file) {
  const match =
    /^(?:packages\/(contract|client|resume-parser)|apps\/(server|web))\/src\/(?:(features|platform|ui|app)\/)?([\w-]+)?/.exec(
      file,
    )
  if (!match) return { room: 'outside' }
  const [, contract, app, floor, name] = match
  const feature = floor === 'features' ? name : undefined
  if (feature && !FEATURES.includes(feature))
    violations.push(`${file}: the feature ${feature} is missing in FEATURES`)
  return { room: contract ?? app, floor: floor ?? (contract ? 'contract' : 'app'), feature }
}

function checkName(file) {
  const name = basename(file)
    .replace(/\.(test\.)?(ts|tsx|mjs)$/, '')
    .replace(/\.config$/, '')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?$/.test(name)) violations.push(`${file}: file names are kebab-case`)
  if (/(^|-)(utils?|helpers?|common|misc|manager|index)(-|$)/.test(name))
    violations.push(`${file}: the name says nothing`)
}

function checkLength(file, source) {
  const lines = source.split('\n').length
  const limit = isTest(file) ? 400 : 300
  if (lines > limit) violations.push(`${file}: ${lines} lines, at most ${limit}`)
}

/** What somebody may do is said by the server; menus and routes are tables of a role. */
function checkRoles(file, source) {
  if (!file.endsWith('.tsx') || /\/(?:feature|routes|entry-routes)\.tsx$/.test(file)) return
  source.split('\n').forEach((line, at) => {
    if (ASKS_ROLE.test(line))
      violations.push(
        `${file}:${at + 1}: a screen asks no role: take it from the actions of the answer or of the user`,
      )
  })
}

function importsOf(source) {
  return [
    ...source.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"]*?)?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3])
}

function forbidden(file, place, target) {
  if (place.room === 'outside') return undefined
  if (target.startsWith('../')) return 'use ./ in the same folder and # paths otherwise'
  if (place.room === 'contract')
    return /^(\.\/|#contract\/|zod)/.test(target) ? undefined : 'the contract imports zod, nothing else'
  if (place.room === 'client')
    return /^(\.\/|#contract\/|zod)/.test(target) ? undefined : 'the client imports the contract and zod'
  if (place.room === 'resume-parser')
    return /^(#(?!parser\/)|@guildhall\/)/.test(target) ? 'the parser knows nothing of the portal' : undefined
  if (place.room === 'web' && target.startsWith('@guildhall/resume-parser'))
    return 'resumes are read on the server'
  // Where a feature and the app meet.
  if (target === '#app/feature.ts' && /^feature\.tsx?$/.test(basename(file))) return undefined
  if (target.startsWith('#test/') && !isTest(file) && !/\/(given|samples)\.ts$/.test(file))
    return 'only tests use the test folder'
  if (target.startsWith('#app/') && place.floor !== 'app' && !isTest(file)) return 'nobody imports the app'
  // How a cell is kept from being a formula: one rule for files of the server and of the browser.
  if (place.floor === 'ui' && target === '@guildhall/contract/csv') return undefined
  if (place.floor === 'ui' && /^(#features|#platform|@guildhall)/.test(target))
    return 'ui knows nothing of ours'
  if (place.floor === 'platform' && target.startsWith('#features')) return 'the platform knows no feature'
  if (!place.feature || !target.startsWith('#features/')) return undefined
  return forbiddenFeature(file, place, target)
}

function forbiddenFeature(file, place, target) {
  const [, feature, part = ''] = /^#features\/([\w-]+)\/(.+)$/.exec(target) ?? []
  if (feature === place.feature) return undefined
  if (FEATURES.indexOf(feature) > FEATURES.indexOf(place.feature))
    return `${feature} stands below ${place.feature}`
  const isGiven = part === 'given.ts' && (isTest(file) || /\/given\.ts$|\/demo\/[\w-]+\.ts$/.test(file))
  const door = place.room === 'server' ? /^([\w-]+\/)?service\.ts$/ : /^(queries\.tsx?|components\/.+)$/
  if (isGiven || door.test(part)) return undefined
  return place.room === 'server'
    ? 'only the service of another feature is its door'
    : 'only queries and components of another feature'
}

function noteWrites(feature, source) {
  const calls = source.matchAll(/\b(?:insertInto|updateTable|deleteFrom)\(\s*['"](\w+)/g)
  const raw = source.matchAll(
    /\b(?:insert\s+into|delete\s+from|update(?=\s+\w+\s+(?:as\s+\w+\s+)?set\b))\s+(\w+)/gi,
  )
  for (const [, table] of [...calls, ...raw]) {
    writers.set(table, (writers.get(table) ?? new Set()).add(feature))
  }
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file) || /\/test\//.test(file) || file.startsWith('e2e/')
}
