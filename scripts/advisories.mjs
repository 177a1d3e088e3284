// `npm run advisories -- FILE`: judges what `npm audit --omit=dev --json > FILE` answered, where it was asked: a place
// without a way out carries the file in. Ends with 1 when a package of this lock file has a high or critical advisory
// that docs/dependencies.md does not accept for now, and when the answer is none.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const ACCEPTED_DAYS = 14
const [file = '', page = join(root, 'docs/dependencies.md')] = process.argv.slice(2)
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

const answer = answerIn(file)
const accepted = answer === undefined ? [] : acceptedOn(readFileSync(page, 'utf8'))
const problems =
  answer === undefined
    ? [`${file || 'no file'}: this is not what \`npm audit --json\` answers`]
    : [...accepted.flatMap(tooLong), ...Object.values(answer.vulnerabilities).flatMap(hitsOf)]
for (const problem of problems) console.error(problem)
console.error(problems.length === 0 ? 'advisories: ok' : `advisories: ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)

/** undefined: an error of the registry, another format, or no JSON. */
function answerIn(path) {
  try {
    const found = JSON.parse(readFileSync(path, 'utf8'))
    const isReport = found.auditReportVersion === 2 && typeof found.vulnerabilities === 'object'
    return isReport && found.vulnerabilities !== null ? found : undefined
  } catch {
    return undefined
  }
}

/** Only what the lock file holds; a package that is hit through another is told by that other. */
function hitsOf({ name, severity, via = [], nodes = [] }) {
  const held = nodes.filter((path) => packages[path] !== undefined)
  if (held.length === 0 || !['high', 'critical'].includes(severity)) return []
  return via
    .filter((one) => typeof one === 'object' && ['high', 'critical'].includes(one.severity))
    .filter((one) => !accepted.some(({ advisory }) => one.url?.endsWith(advisory)))
    .map((one) => {
      const versions = [...new Set(held.map((path) => packages[path].version))].join(', ')
      return `${name} ${versions}: ${one.severity}, ${one.title} (${one.url}), in ${one.range}`
    })
}

/** `| GHSA-… | 2026-12-01 | why |`, as long as its day has not passed. */
function acceptedOn(text) {
  return [...text.matchAll(/^\| (GHSA-[\w-]+) \| (\d{4}-\d{2}-\d{2}) \| [^|]+ \|$/gm)]
    .map(([, advisory, day]) => ({ advisory, days: (Date.parse(day) - Date.now()) / 86_400_000 }))
    .filter(({ days }) => days > -1)
}

function tooLong({ advisory, days }) {
  return days > ACCEPTED_DAYS ? [`${advisory} is accepted for more than ${ACCEPTED_DAYS} days`] : []
}
