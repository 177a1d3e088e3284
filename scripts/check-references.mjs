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

const violations = [...tracked.filter(isCiting).flatMap(violationsOf), ...missingEvidence()]
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

/** docs/asvs.csv: every item that applies names files or tests that exist. */
function missingEvidence() {
  const rows = readFileSync(join(root, 'docs/asvs.csv'), 'utf8').split('\n').slice(1).filter(Boolean)
  return rows.flatMap((row) => {
    const [id, , , applies, evidence = ''] = row.split(',')
    if (applies !== 'yes') return []
    const files = evidence.split(' ').filter(Boolean)
    if (files.length === 0) return [`docs/asvs.csv: ${id} has no evidence`]
    return files
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `docs/asvs.csv: ${id} names ${file}, which is not there`)
  })
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
