// One voice needs one place: what the screens say stands in the `copy.ts` of its feature, so that a second language is a
// file. A feature that is not listed holds no text in its JSX; one that is listed may hold no more than it did.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const features = join(root, 'apps/web/src/features')

/** How many texts may still stand in the JSX of a feature, to the next ten. These numbers only fall. */
const LEFT = {
  accounts: 110,
  activity: 30,
  announcements: 10,
  applications: 90,
  companies: 40,
  compliance: 10,
  experts: 10,
  faqs: 10,
  feedback: 10,
  gigs: 10,
  hiring: 20,
  imports: 10,
  jobs: 20,
  keys: 10,
  notifications: 20,
  people: 40,
  privacy: 10,
  reference: 30,
  scim: 10,
  search: 10,
  settings: 20,
  users: 10,
  webhooks: 10,
  work: 10,
}

const TEXT = /(?<!=)>\s*([A-Z][a-z][^<>{}=;]*?)\s*</g
const ATTRIBUTE =
  /\s(?:title|label|aria-label|placeholder|description|confirm|confirmLabel|cancelLabel|subtitle|text)="([A-Z][a-z][^"]*)"/g

const violations = []
const counts = {}
for (const file of walk(features)) {
  const feature = relative(features, file).split('/')[0]
  const found = textsOf(readFileSync(file, 'utf8'))
  counts[feature] = { count: (counts[feature]?.count ?? 0) + found.length, last: { file, found } }
}
for (const [feature, { count, last }] of Object.entries(counts)) {
  const most = LEFT[feature] ?? 0
  if (count <= most) continue
  const example =
    last.found[0] === undefined ? '' : `, like "${last.found[0]}" in ${relative(root, last.file)}`
  violations.push(
    `${feature}: ${count} texts in its JSX, at most ${most}${example}: move them to its copy.ts`,
  )
}
if (process.argv.includes('--count')) console.log(counted())
for (const violation of violations) console.error(violation)
console.error(violations.length === 0 ? 'texts: ok' : `texts: ${violations.length} violations`)
process.exit(violations.length === 0 ? 0 : 1)

function textsOf(source) {
  return [TEXT, ATTRIBUTE].flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]))
}

function counted() {
  return Object.fromEntries(
    Object.entries(counts)
      .map(([feature, { count }]) => [feature, count])
      .filter(([, count]) => count > 0),
  )
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return entry.name.endsWith('.tsx') && !entry.name.endsWith('.test.tsx') ? [path] : []
  })
}
