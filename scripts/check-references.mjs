// Every citation of a document leads to a file or heading of docs/ (docs/README.md says how pages are cited), and every
// variable that a page names is read.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
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
/** Level 2 of ASVS 5.0.0 holds level 1: 70 requirements and 183 more. `words`: a hash of their ids, levels and texts. */
const ASVS = {
  items: 253,
  applying: 206,
  words: 'bba9fb2aeef0c6baede4806d3f471ec4ac4e09201ba64c8ad840250dacf1bce0',
}
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
  ...namesNobodyReads(),
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

/** docs/asvs.csv: the requirements of the standard, each once; one that applies names files or tests that exist. */
function missingEvidence() {
  const rows = readFileSync(join(root, 'docs/asvs.csv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map(cellsOf)
  const ids = rows.map(([id]) => id)
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place)
  const applying = rows.filter(([, , , applies]) => applies === 'yes').length
  const words = rows.map((row) => [row[0], row[1], row.at(-1)].join(' ')).join('\n')
  return [
    ...(rows.length === ASVS.items ? [] : [`docs/asvs.csv has ${rows.length} items of ${ASVS.items}`]),
    ...(applying === ASVS.applying ? [] : [`docs/asvs.csv: ${applying} items apply, not ${ASVS.applying}`]),
    ...(createHash('sha256').update(words).digest('hex') === ASVS.words
      ? []
      : ['docs/asvs.csv: ids, levels or texts are not those of the standard']),
    ...twice.map((id) => `docs/asvs.csv: ${id} stands there twice`),
    ...rows.flatMap(problemsOfItem),
    ...unnamedDeviations(rows),
  ]
}

function problemsOfItem([id, , , applies, evidence, note]) {
  if (applies === 'no') return note === '' ? [`docs/asvs.csv: ${id} does not say why it does not apply`] : []
  if (applies !== 'yes') return [`docs/asvs.csv: ${id} says neither yes nor no`]
  const files = evidence.split(' ').filter(Boolean)
  if (files.length === 0) return [`docs/asvs.csv: ${id} has no evidence`]
  return files
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `docs/asvs.csv: ${id} names ${file}, which is not there`)
}

/** The items that deviate are those of the table in SECURITY.md. */
function unnamedDeviations(rows) {
  const page = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  const told = [...page.matchAll(/^\| ASVS ([\d.]+) /gm)].map(([, number]) => `V${number}`)
  const noted = rows.filter(([, , , , , note]) => note.startsWith('DEVIATION:')).map(([id]) => id)
  return [
    ...noted.filter((id) => !told.includes(id)).map((id) => `SECURITY.md does not tell that ${id} deviates`),
    ...told
      .filter((id) => !noted.includes(id))
      .map((id) => `docs/asvs.csv does not note that ${id} deviates`),
  ]
}

/** The cells of a line of a table; one in quotes may hold commas. */
function cellsOf(row) {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  )
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

/** A variable of the environment that a page names is one that the code reads, or it is a constant of the code. */
function namesNobodyReads() {
  const code = execFileSync(
    'git',
    [
      'grep',
      '-ohwE',
      '[A-Z][A-Z0-9]*(_[A-Z0-9]+)+',
      '--',
      'apps',
      'packages',
      'scripts',
      'deploy',
      'bench/*.ts',
      'e2e',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const known = new Set(code.split('\n'))
  return tracked
    .filter((file) => file.endsWith('.md') && !/^(docs\/decisions|bench)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)`/g)]
        .filter(([, name]) => !known.has(name))
        .map(([, name]) => `${file}: nothing reads ${name}`),
    )
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
