// Every citation of a document leads to a file or heading of docs/ (docs/README.md says how pages are cited).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const page = (name) => readFileSync(join(root, 'docs', `${name}.md`), 'utf8')
const pages = {
  PRODUCT: page('product'),
  HOUSE: page('house'),
  NEXT: page('next'),
  FEATURES: page('features'),
  'SECURITY-BAR': page('security-bar'),
}
// Of levels 1 and 2 of ASVS 5.0.
const ASVS_ITEMS = 253
const specSections = sectionsOfTheSpec(page('README'))

/** One kind of citation each: how it reads, and whether it leads somewhere. */
const CITATIONS = [
  [/\bspec (00\d) §(\d+(?:\.\d+)*)/g, ([, document, section]) => specSections[document]?.has(section)],
  [/(?<!spec |[\d§])\b00[012] ?§/g, () => false],
  [/\bPRODUCT,? (?:§ ?)?(\d+(?:\.\d+)*)/g, ([, number]) => hasHeading('PRODUCT', number)],
  [/\bPRODUCT ((?:D|DV|S|X)-\d+)/g, ([, id]) => pages.PRODUCT.includes(id)],
  [/(?<![\w-])((?:D|S|X)-\d\d)(?![\w-])/g, ([, id]) => pages.PRODUCT.includes(id)],
  [/\bHOUSE §(\d+)/g, ([, number]) => hasHeading('HOUSE', number)],
  [/\bNEXT (N\d)\b/g, ([, part]) => pages.NEXT.includes(`## ${part}.`)],
  [/\bFEATURES (F\d{3})\b/g, ([, row]) => pages.FEATURES.includes(`| ${row} |`)],
  [
    /\bSECURITY-BAR,? (\([a-h]\)|\d\.\d|[A-Z]\d{1,2}\b|[A-Z][a-z]+)/g,
    ([, place]) => pages['SECURITY-BAR'].includes(place),
  ],
  [
    /\bdecision (\d{3})\b/gi,
    ([, number]) => decisions().some((file) => file.startsWith(`docs/decisions/${number}-`)),
  ],
  [/(?<![\w/])docs\/[\w./-]+\.(?:md|tsv|csv)/g, ([path]) => existsSync(join(root, path))],
]

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

const violations = [
  ...tracked.filter(isCiting).flatMap(violationsOf),
  ...missingEvidence(),
  ...promisesWithoutTest(),
]
for (const violation of violations) console.error(violation)
console.error(violations.length === 0 ? 'references: ok' : `references: ${violations.length} lead nowhere`)
process.exit(violations.length === 0 ? 0 : 1)

/** The design pages cite each other and the documents in their own short way. */
function isCiting(file) {
  if (file.startsWith('docs/') && !/^docs\/(decisions\/|README|operations|api|scale)/.test(file)) return false
  return /\.(ts|tsx|mjs|sql|yaml|css|md)$/.test(file) && file !== 'scripts/check-references.mjs'
}

function violationsOf(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    [...deadCitations(line), ...(file.endsWith('.md') ? deadLinks(file, line) : [])].map(
      (citation) => `${file}:${index + 1}: "${citation}" leads nowhere`,
    ),
  )
}

function deadCitations(line) {
  return CITATIONS.flatMap(([pattern, leadsSomewhere]) =>
    [...line.matchAll(pattern)].filter((match) => !leadsSomewhere(match)).map(([text]) => text),
  )
}

function deadLinks(file, line) {
  return [...line.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !existsSync(join(root, dirname(file), target)))
}

/** docs/asvs.csv: each item says whether it applies, and one that does names files or tests that exist. */
function missingEvidence() {
  const rows = readFileSync(join(root, 'docs/asvs.csv'), 'utf8').split('\n').slice(1).filter(Boolean)
  const ids = rows.map((row) => row.split(',')[0])
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place)
  return [
    ...(rows.length === ASVS_ITEMS ? [] : [`docs/asvs.csv has ${rows.length} items of ${ASVS_ITEMS}`]),
    ...twice.map((id) => `docs/asvs.csv: ${id} stands there twice`),
    ...rows.flatMap(problemsOfItem),
  ]
}

function problemsOfItem(row) {
  const [id, , , applies, evidence, note] = cellsOf(row)
  if (applies === 'no') return note === '' ? [`docs/asvs.csv: ${id} does not say why it does not apply`] : []
  if (applies !== 'yes') return [`docs/asvs.csv: ${id} says neither yes nor no`]
  const files = evidence.split(' ').filter(Boolean)
  if (files.length === 0) return [`docs/asvs.csv: ${id} has no evidence`]
  return files
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `docs/asvs.csv: ${id} names ${file}, which is not there`)
}

/** The cells of a line of a table; one in quotes may hold commas. */
function cellsOf(row) {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain)
}

/** SECURITY.md: beside each promise stands a test that exists. */
function promisesWithoutTest() {
  const page = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  const rows = page.split('| promise | test |')[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? []
  if (rows.length === 0) return ['SECURITY.md: there is no table of promises']
  return rows.flatMap((row) => {
    const [promise = '', tests = ''] = row.split(' | ')
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => file)
    const dead = named.filter((file) => !isThere(file, named[0]))
    return [
      ...(named.some((file) => /test/.test(file)) ? [] : [`SECURITY.md: no test beside "${promise}"`]),
      ...dead.map((file) => `SECURITY.md names ${file}, which is not there`),
    ]
  })
}

/** After the first, tests are named by the end of their path: from the server on, or beside the first. */
function isThere(file, first) {
  const bases = ['', 'apps/server', 'apps/server/src', 'apps/server/test', dirname(first)]
  return bases.some((base) => existsSync(join(root, base, file)))
}

function hasHeading(name, number) {
  return new RegExp(`^#+ ${number.replaceAll('.', '\\.')}\\.? `, 'm').test(pages[name])
}

function decisions() {
  return tracked.filter((file) => file.startsWith('docs/decisions/'))
}

/** The rows of the table "The three documents": `{ '001': Set('1', '2', '2.1', …) }`. */
function sectionsOfTheSpec(readme) {
  const rows = [...readme.matchAll(/^\| spec (00\d) \|.*\| (.*) \|$/gm)]
  return Object.fromEntries(
    rows.map(([, document, sections]) => [document, new Set(sections.match(/\b\d(?:\.\d)?(?= [A-Z])/g))]),
  )
}
