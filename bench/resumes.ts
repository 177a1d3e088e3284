/**
 * Scores of the resume parser on the public and the own validation set, calibration of its confidence, and its speed.
 * `npm run bench -- resumes`, or `node bench/resumes.ts`.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createResumePool } from '../packages/resume-parser/src/isolated.ts'
import { parseResume, understand, type ResumeOutcome } from '../packages/resume-parser/src/parse.ts'
import { readPdf } from '../packages/resume-parser/src/read/read-pdf.ts'
import { makePdf, type Text } from '../packages/resume-parser/src/samples/sample-pdf.ts'
import { canReadPictures } from '../packages/resume-parser/src/scans/tesseract.ts'
import type { Resume } from '../packages/resume-parser/src/shapes.ts'
import { benchResumeAnswers } from './resume-answers.ts'

const NOW = new Date('2026-11-15T00:00:00Z')
const ALL = [
  'resumes',
  'resumes-validation',
  'resumes-third',
  'resumes-fourth',
  'resumes-fifth',
  'resumes-wild',
  'resumes-forms',
  'resumes-scans',
  'resumes-scans-second',
] as const
/** Sets that only what reads pictures can read: it comes with `npm start`. */
const PICTURES = new Set<string>(['resumes-scans', 'resumes-scans-second'])
/** Sets of files of several forms. */
const MIXED = new Set(['resumes-forms', 'resumes-scans', 'resumes-scans-second'])
const FIELDS: (keyof Resume)[] = [
  'first_name',
  'last_name',
  'email',
  'mobile_number',
  'linked_in_url',
  'current_job_role',
  'current_location',
  'nationality',
  'bio',
  'total_years_of_experience',
  'skills',
  'languages',
  'license',
  'certification',
  'work_experience',
  'education',
]

type Counts = { tp: number; fp: number; fn: number }
type Score = Record<string, Counts>
type Gold = { _meta: { theme: string; lang: string; unseen?: boolean } }
type Scorer = {
  scoreDoc: (gold: Gold, predicted: object) => Score
  aggregate: (scores: Score[]) => {
    macro: number
    per: Record<string, { p: number; r: number; f1: number; support: number }>
  }
}
type Doc = {
  id: string
  set: string
  form: string
  bytes: Uint8Array
  gold: Gold
  outcome: ResumeOutcome
  score: Score
}

const percent = (value: number | undefined): string =>
  (value === undefined ? '-' : (100 * value).toFixed(1)).padStart(7)

/** What this machine can read. */
const SETS = ALL.filter((set) => canReadPictures() || !PICTURES.has(set))

/** Prints everything to stdout. */
export async function benchResumes(): Promise<void> {
  const scorer: Scorer = await import(path.join(import.meta.dirname, 'resumes/score.mjs'))
  if (SETS.length < ALL.length) print('Scans and photos are not measured: what reads them is not installed.')
  const docs = (await Promise.all(SETS.map((set) => loadSet(set, scorer)))).flat()
  printFields(docs, scorer)
  printGroups('layout', docs, scorer, (doc) => `${doc.gold._meta.theme}${doc.gold._meta.unseen ? ' *' : ''}`)
  printGroups('form', docs, scorer, ({ form }) => form)
  printGroups('language', docs, scorer, (doc) => doc.gold._meta.lang)
  print(
    '* a layout that no rule was made for before its first score (see bench/resumes-validation/README.md)',
  )
  printCalibration(docs, scorer)
  await printLikeness(docs)
  const pdfs = docs.filter(({ set }) => !MIXED.has(set))
  await printSpeed(pdfs)
  await benchResumeAnswers()
}

function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

async function loadSet(set: string, { scoreDoc }: Scorer): Promise<Doc[]> {
  const folder = path.join(import.meta.dirname, set)
  const docs: Doc[] = []
  // Sets of other forms keep them beside each other.
  const files = path.join(folder, MIXED.has(set) ? 'files' : 'pdf')
  for (const file of (await readdir(files)).toSorted()) {
    const id = path.parse(file).name
    const gold: Gold = JSON.parse(await readFile(path.join(folder, 'gold', `${id}.json`), 'utf8'))
    const bytes = new Uint8Array(await readFile(path.join(files, file)))
    const outcome = await parseResume(bytes.slice(), { now: NOW })
    docs.push({
      id,
      set,
      form: formOf(gold._meta.theme, file),
      bytes,
      gold,
      outcome,
      score: scoreDoc(gold, outcome.kind === 'parsed' ? outcome.resume : {}),
    })
  }
  return docs
}

/** The name of a scan says what became of its paper; of other files, their ending is their form. */
function formOf(theme: string, file: string): string {
  return theme.startsWith('scan, ') ? theme : path.extname(file).slice(1)
}

type Others = { DOCUMENTS: { page: Text[] }[] }

/** A resume is one that is told to be one: how many of those are right, and how many of all are found. */
async function printLikeness(docs: Doc[]): Promise<void> {
  const { DOCUMENTS }: Others = await import(path.join(import.meta.dirname, 'resumes-none/documents.mjs'))
  let taken = 0
  for (const { page } of DOCUMENTS) if (isTaken(await parseResume(makePdf([page]), { now: NOW }))) taken++
  const found = docs.filter(({ outcome }) => isTaken(outcome)).length
  const [precision, recall] = [found / (found + taken), found / docs.length]
  print(
    `\na resume or none: precision ${percent(precision).trim()}, recall ${percent(recall).trim()} of ${docs.length} resumes and ${DOCUMENTS.length} other documents`,
  )
}

const isTaken = (outcome: ResumeOutcome): boolean => outcome.kind === 'parsed' && outcome.isResume

function printFields(docs: Doc[], { aggregate }: Scorer): void {
  const results = SETS.map((set) => aggregate(docs.filter((doc) => doc.set === set).map((doc) => doc.score)))
  print(`field                        ${SETS.map((set) => set.padStart(22)).join('   ')}`)
  print(`                             ${SETS.map(() => '     P      R     F1'.padStart(22)).join('   ')}`)
  const names = [...new Set(results.flatMap(({ per }) => Object.keys(per)))].toSorted(
    (a, b) => rank(a) - rank(b),
  )
  for (const name of names) {
    const cells = results.map(({ per }) =>
      `${percent(per[name]?.p)}${percent(per[name]?.r)}${percent(per[name]?.f1)}`.padStart(22),
    )
    print(`${name.padEnd(29)}${cells.join('   ')}`)
  }
  print(`${'macro-F1'.padEnd(29)}${results.map(({ macro }) => percent(macro).padStart(22)).join('   ')}`)
}

const rank = (name: string): number =>
  FIELDS.findIndex((field) => name === field || name.startsWith(`${field}.`))

function printGroups(title: string, docs: Doc[], { aggregate }: Scorer, keyOf: (doc: Doc) => string): void {
  print(`\nmacro-F1 by ${title}`.padEnd(30) + SETS.map((set) => set.padStart(22)).join('   '))
  const groups = Map.groupBy(docs, keyOf)
  for (const [key, members] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
    const cells = SETS.map((set) => {
      const scores = members.filter((doc) => doc.set === set).map((doc) => doc.score)
      return (scores.length === 0 ? '-' : `${percent(aggregate(scores).macro)}  n=${scores.length}`).padStart(
        22,
      )
    })
    print(`  ${key.padEnd(27)}${cells.join('   ')}`)
  }
}

/** A value is right when the scorer, given it alone, counts nothing against it. */
function printCalibration(docs: Doc[], { scoreDoc }: Scorer): void {
  print('\ncalibration: how often a value of this confidence is right')
  for (const set of SETS) {
    const values = docs.filter((doc) => doc.set === set).flatMap((doc) => judged(doc, scoreDoc))
    const rows = [
      [0.9, 1.01],
      [0.8, 0.9],
      [0.7, 0.8],
      [0, 0.7],
    ] as const
    for (const [from, to] of rows) {
      const inside = values.filter(({ confidence }) => confidence >= from && confidence < to)
      const right = inside.filter((value) => value.isRight).length
      print(
        `  ${set.padEnd(20)} ${from.toFixed(1)} to ${Math.min(1, to).toFixed(1)} ${percent(inside.length === 0 ? undefined : right / inside.length)}  n=${inside.length}`,
      )
    }
  }
}

type Judged = { confidence: number; isRight: boolean }

function judged({ outcome, gold }: Doc, scoreDoc: Scorer['scoreDoc']): Judged[] {
  if (outcome.kind !== 'parsed') return []
  return Object.entries(outcome.confidence).flatMap(([key, confidence]) => {
    const [name = '', index] = key.split('.')
    const field = FIELDS.find((entry) => entry === name)
    if (!field) return []
    const value = outcome.resume[field]
    const alone = Array.isArray(value) ? [value[Number(index)]] : value
    const counts = scoreDoc(gold, { [field]: alone })[field]
    return counts && counts.tp + counts.fp > 0 ? [{ confidence, isRight: counts.fp === 0 }] : []
  })
}

async function printSpeed(docs: Doc[]): Promise<void> {
  const pool = createResumePool()
  const times: Record<string, number[]> = {
    'pdf text alone (pdf.js)': [],
    'reading with fonts and links': [],
    'understanding (ours)': [],
    'whole, in this process': [],
    'whole, in the child process': [],
  }
  const take = async (name: string, work: () => unknown) => {
    const start = performance.now()
    await work()
    times[name]?.push(performance.now() - start)
  }
  for (const [round, doc] of [0, 1, 2].flatMap((round) => docs.map((doc): [number, Doc] => [round, doc]))) {
    if (round === 1 && doc === docs[0]) for (const name of Object.keys(times)) times[name] = []
    await take('pdf text alone (pdf.js)', () => textAlone(doc.bytes.slice()))
    const reading = await readPdf(doc.bytes.slice())
    await take('reading with fonts and links', () => readPdf(doc.bytes.slice()))
    await take('understanding (ours)', () => understand(reading, NOW))
    await take('whole, in this process', () => parseResume(doc.bytes.slice(), { now: NOW }))
    await take('whole, in the child process', () => pool.parse(doc.bytes, { now: NOW }))
  }
  pool.close()
  print('\nspeed, warm, ms a resume            median      p95')
  for (const [name, list] of Object.entries(times))
    print(`  ${name.padEnd(32)}${at(list, 0.5)}${at(list, 0.95)}`)
}

function at(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(9)
}

async function textAlone(data: Uint8Array): Promise<void> {
  const task = getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const document = await task.promise
  for (let number = 1; number <= document.numPages; number++)
    await (await document.getPage(number)).getTextContent()
  await task.destroy()
}

if (import.meta.main) await benchResumes()
