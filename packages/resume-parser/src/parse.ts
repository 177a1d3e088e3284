/**
 * The resume parser: a PDF, a Word or OpenDocument text, rich or plain text, Markdown, a web page, a scan or a photo in, the fields of the specification's "Parsed resume" out, each with a confidence and its place.
 * Stages: read-any (read-pdf, forms/read-form or scans/read-scan) -> cells -> furniture -> split-dates -> stacked-dates -> columns -> sections -> (entries, lists, contacts) -> resume.
 */
import { toCells } from './layout/cells.ts'
import { toFlows } from './layout/flows.ts'
import { FormFault } from './forms/blocks.ts'
import { withoutFurniture } from './layout/furniture.ts'
import { isResumeLike } from './likeness.ts'
import { BYTE_LIMIT } from './byte-limit.ts'
import { legibilityOf } from './read/legibility.ts'
import { readAny } from './read/read-any.ts'
import { PAGE_LIMIT, type Reading } from './read/read-pdf.ts'
import { readResume, type Findings } from './resume.ts'
import { toSections } from './sections/sections.ts'
import { over, readsLeftward, turnedOver } from './read/scripts.ts'
import type { OnPage } from './scans/read-scan.ts'
import type { Page, Place, Resume } from './shapes.ts'
import { joinSplitDates } from './layout/split-dates.ts'
import { joinStackedDates, joinStackedMonths } from './layout/stacked-dates.ts'
import { markTitles } from './sections/title-look.ts'
import { nameUntitled } from './sections/untitled.ts'

export type Unreadable =
  | 'encrypted'
  | 'empty'
  | 'no_text'
  | 'broken'
  | 'too_large'
  | 'too_long'
  | 'scan_too_long'
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

/** `onPage` hears of each page of a scan before it is read. */
export type ParseOptions = { now?: Date; onPage?: OnPage }

export async function parseResume(bytes: Uint8Array, options: ParseOptions = {}): Promise<ResumeOutcome> {
  return (await explainResume(bytes, options)).outcome
}

/** An outcome with the text of the pages that it was read from. */
export type Explained = { outcome: ResumeOutcome; pages: Page[] }

export async function explainResume(
  bytes: Uint8Array,
  { now = new Date(), onPage = () => undefined }: ParseOptions = {},
): Promise<Explained> {
  const refusal = refuse(bytes)
  if (refusal) return unreadable(refusal)
  try {
    const reading = await readAny(bytes, onPage)
    if (reading === null) return unreadable('unknown_form')
    const { pages, pageCount } = reading
    if (pageCount > PAGE_LIMIT) return { ...unreadable('too_long'), pages }
    return { outcome: toOutcome(understand(reading, now), reading), pages }
  } catch (error) {
    return unreadable(faultOf(error))
  }
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
    withoutFurniture(pages, cells).map((page) => joinStackedDates(joinSplitDates(joinStackedMonths(page)))),
  )
  const sections = nameUntitled(toSections(toFlows(kept)))
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

function toOutcome({ findings, isResume }: Understood, { pages, pageCount }: Reading): ResumeOutcome {
  const legibility = legibilityOf(pages)
  const confidence: Record<string, number> = {}
  const places: Record<string, Place[]> = {}
  const explain: Record<string, string> = {}
  const note = (key: string, found: { confidence: number; places: Place[]; reason: string }) => {
    confidence[key] = Math.round(found.confidence * legibility(found.places) * 100) / 100
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
  return {
    kind: 'parsed',
    resume: toResume(findings),
    confidence,
    places,
    explain,
    pages: pageCount,
    isResume,
  }
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
