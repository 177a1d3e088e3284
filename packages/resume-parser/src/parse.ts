/**
 * The resume parser: a PDF, a Word or OpenDocument text, rich or plain text, Markdown or a web page in, the fields of the specification's "Parsed resume" out, each with a confidence and its place.
 * Stages: read-pdf or forms/read-form -> cells -> furniture -> split-dates -> stacked-dates -> columns -> sections -> (entries, lists, contacts) -> resume.
 */
import { toCells } from './cells.ts'
import { toFlows } from './flows.ts'
import { FormFault } from './forms/blocks.ts'
import { readForm } from './forms/read-form.ts'
import { withoutFurniture } from './furniture.ts'
import { isResumeLike } from './likeness.ts'
import { BYTE_LIMIT } from './byte-limit.ts'
import { PAGE_LIMIT, readPdf, type Reading } from './read-pdf.ts'
import { readResume, type Findings } from './resume.ts'
import { toSections } from './sections.ts'
import { over, readsLeftward, turnedOver } from './scripts.ts'
import type { Page, Place, Resume } from './shapes.ts'
import { joinSplitDates } from './split-dates.ts'
import { joinStackedDates } from './stacked-dates.ts'
import { markTitles } from './title-look.ts'

export type Unreadable =
  | 'encrypted'
  | 'empty'
  | 'no_text'
  | 'broken'
  | 'too_large'
  | 'too_long'
  | 'unknown_form'
  | 'timeout'
  | 'memory'
  | 'crash'

/** `confidence`, `places` and `explain` have one entry for each value; lists are addressed as "skills.0". */
export type ResumeOutcome =
  | {
      kind: 'parsed'
      resume: Resume
      confidence: Record<string, number>
      places: Record<string, Place[]>
      explain: Record<string, string>
      pages: number
      /** False for an invoice, a paper, an empty form: what was found is then of no use. */
      isResume: boolean
    }
  | { kind: 'unreadable'; reason: Unreadable }

export type ParseOptions = { now?: Date }

export async function parseResume(bytes: Uint8Array, options: ParseOptions = {}): Promise<ResumeOutcome> {
  return (await explainResume(bytes, options)).outcome
}

/** An outcome with the text of the pages that it was read from. */
export type Explained = { outcome: ResumeOutcome; pages: Page[] }

export async function explainResume(
  bytes: Uint8Array,
  { now = new Date() }: ParseOptions = {},
): Promise<Explained> {
  const refusal = refuse(bytes)
  if (refusal) return unreadable(refusal)
  let reading: Reading | null
  try {
    reading = isPdf(bytes) ? await readPdf(bytes) : readForm(bytes)
  } catch (error) {
    return unreadable(faultOf(error))
  }
  if (reading === null) return unreadable('unknown_form')
  const letters = reading.pages.reduce(
    (sum, page) => sum + page.items.reduce((count, item) => count + item.text.trim().length, 0),
    0,
  )
  const { pages } = reading
  if (reading.pageCount > PAGE_LIMIT) return { ...unreadable('too_long'), pages }
  if (letters < 20) return unreadable('no_text')
  return { outcome: toOutcome(understand(reading, now), reading.pageCount), pages }
}

function unreadable(reason: Unreadable): Explained {
  return { outcome: { kind: 'unreadable', reason }, pages: [] }
}

/** Pages that read from right to left are turned over before, and the places that were found back after it. */
export function understand({ pages }: Reading, now: Date): Understood {
  const leftward = new Map(pages.filter(readsLeftward).map((page) => [page.number, page.width]))
  if (leftward.size === 0) return understandPages(pages, now)
  const understood = understandPages(
    pages.map((page) => (leftward.has(page.number) ? turnedOver(page) : page)),
    now,
  )
  const back = (place: Place): Place => {
    const width = leftward.get(place.page)
    return width === undefined ? place : { ...place, box: over(place.box, width) }
  }
  for (const found of allFound(understood.findings)) found.places = found.places.map(back)
  return understood
}

function allFound({ scalars, ...lists }: Findings): { places: Place[] }[] {
  return [...Object.values(scalars).filter((found) => found !== null), ...Object.values(lists).flat()]
}

type Understood = { findings: Findings; isResume: boolean }

function understandPages(pages: Page[], now: Date): Understood {
  const cells = pages.map(toCells)
  const kept = markTitles(
    withoutFurniture(pages, cells).map((page) => joinStackedDates(joinSplitDates(page))),
  )
  const sections = toSections(toFlows(kept))
  const findings = readResume({
    pages,
    cells: cells.flat(),
    sections,
    now: { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 },
  })
  return { findings, isResume: isResumeLike(findings, sections) }
}

function refuse(bytes: Uint8Array): Unreadable | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > BYTE_LIMIT) return 'too_large'
  return null
}

/** Readers accept the mark anywhere in the first kilobyte. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-')
}

function faultOf(error: unknown): Unreadable {
  if (error instanceof FormFault) return error.reason
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken'
}

export const EMPTY_RESUME: Resume = {
  first_name: null,
  last_name: null,
  email: null,
  mobile_number: null,
  linked_in_url: null,
  current_job_role: null,
  current_location: null,
  nationality: null,
  bio: null,
  total_years_of_experience: null,
  skills: [],
  languages: [],
  license: [],
  certification: [],
  work_experience: [],
  education: [],
}

function toOutcome({ findings, isResume }: Understood, pages: number): ResumeOutcome {
  const confidence: Record<string, number> = {}
  const places: Record<string, Place[]> = {}
  const explain: Record<string, string> = {}
  const note = (key: string, found: { confidence: number; places: Place[]; reason: string }) => {
    confidence[key] = Math.round(found.confidence * 100) / 100
    places[key] = found.places
    explain[key] = found.reason
  }
  for (const [key, found] of Object.entries(findings.scalars)) if (found) note(key, found)
  const lists = {
    skills: findings.skills,
    languages: findings.languages,
    license: findings.license,
    certification: findings.certification,
    work_experience: findings.work_experience,
    education: findings.education,
  }
  for (const [key, list] of Object.entries(lists))
    list.forEach((found, index) => note(`${key}.${index}`, found))
  return { kind: 'parsed', resume: toResume(findings), confidence, places, explain, pages, isResume }
}

function toResume(findings: Findings): Resume {
  const { scalars } = findings
  return {
    first_name: scalars.first_name?.value ?? null,
    last_name: scalars.last_name?.value ?? null,
    email: scalars.email?.value ?? null,
    mobile_number: scalars.mobile_number?.value ?? null,
    linked_in_url: scalars.linked_in_url?.value ?? null,
    current_job_role: scalars.current_job_role?.value ?? null,
    current_location: scalars.current_location?.value ?? null,
    nationality: scalars.nationality?.value ?? null,
    bio: scalars.bio?.value ?? null,
    total_years_of_experience: scalars.total_years_of_experience?.value ?? null,
    skills: findings.skills.map(({ value }) => value),
    languages: findings.languages.map(({ value }) => value),
    license: findings.license.map(({ value }) => value),
    certification: findings.certification.map(({ value }) => value),
    work_experience: findings.work_experience.map(({ value }) => value),
    education: findings.education.map(({ value }) => value),
  }
}
