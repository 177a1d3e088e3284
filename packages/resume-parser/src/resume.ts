/** The last stage: sections -> the resume, each value with its confidence, place and reason. */
import { countryOf, findEmail, findLinkedIn, findPhone, placeOf } from './values/contact.ts'
import { readEducation } from './entries/education.ts'
import {
  kindsOfLabel,
  readCertified,
  readLanguages,
  readSkills,
  unique,
  isLevelOnly,
} from './values/lists.ts'
import { findLocation } from './values/location.ts'
import { findName } from './values/name.ts'
import { findNationality } from './values/nationality.ts'
import { plain } from './words/fold.ts'
import { countWords } from './read/scripts.ts'
import type { Section } from './sections/sections.ts'
import { matchTitle, type SectionKind } from './sections/section-titles.ts'
import type { Cell, EducationEntry, Found, Line, Page, Resume, WorkEntry } from './shapes.ts'
import { raiseHeader } from './sections/sunken-header.ts'
import { findSummary } from './values/summary.ts'
import { guessLanguage } from './words/text-language.ts'
import { LICENCE, ROLE } from './words/vocabulary.ts'
import { readWork } from './entries/work.ts'
import { totalYears, type Month } from './entries/years.ts'

type Scalars = Omit<
  Resume,
  'skills' | 'languages' | 'license' | 'certification' | 'work_experience' | 'education'
>

/** Everything that was found, before it is laid out for its readers. */
export type Findings = {
  scalars: { [K in keyof Scalars]: Found<NonNullable<Scalars[K]>> | null }
  skills: Found<string>[]
  languages: Found<string>[]
  license: Found<string>[]
  certification: Found<string>[]
  work_experience: Found<WorkEntry>[]
  education: Found<EducationEntry>[]
}

export type Source = { pages: Page[]; cells: Cell[]; sections: Section[]; now: Month }

export function readResume(source: Source): Findings {
  const { now } = source
  const sections = raiseHeader(source.sections, addressesOf(source))
  const person = readPerson({ ...source, sections })
  const work = ofKind(sections, 'work').flatMap((section) =>
    readWork(section.lines, person.headline?.value ?? null),
  )
  const skills = sections.filter((section) => section.kinds.includes('skills'))
  return {
    scalars: {
      ...person.scalars,
      current_job_role: currentRole(work, person.headline),
      total_years_of_experience: yearsOf(work, now),
    },
    skills: unique(skills.flatMap((section) => readSkills(section.lines))),
    languages: readAllLanguages(sections),
    ...readCertificates(sections),
    work_experience: work,
    education: ofKind(sections, 'education').flatMap((section) => readEducation(section.lines)),
  }
}

function addressesOf({ pages, cells }: Source): string {
  const email = findEmail(pages, cells)?.value.split('@')[0] ?? ''
  return `${email} ${findLinkedIn(pages, cells)?.value.split('/in/')[1] ?? ''}`
}

type Person = {
  scalars: Omit<Findings['scalars'], 'current_job_role' | 'total_years_of_experience'>
  headline: Found<string> | null
}

/** Who it is and how to reach them: from the header, the contact and the personal sections. */
function readPerson({ pages, cells, sections }: Source): Person {
  const header = linesOf(sections, 'header')
  const contact = [...linesOf(sections, 'contact'), ...linesOf(sections, 'personal')]
  const identity = [...header, ...contact]
  const email = findEmail(pages, cells)
  const linkedIn = findLinkedIn(pages, cells)
  const hints = {
    email: email?.value ?? null,
    profile: linkedIn?.value ?? null,
    language: guessLanguage(cells),
  }
  const name = findName(
    identity.filter((line) => line.page === 1),
    usualSize(cells),
    hints,
  )
  const others = (lines: Line[]) => lines.filter((line) => !name?.lines.includes(line))
  const bio = findSummary(linesOf(sections, 'summary'), others(header))
  const home = others(identity).filter((line) => !isProse(line))
  const location =
    findLocation(home, (line) => contact.includes(line)) ?? findLocation(besideReach(sections), () => true)
  const country = countryOf(location?.value ?? null)
  const outsideWork = sections
    .filter((section) => section.kinds[0] !== 'work')
    .flatMap((section) => section.lines)
  return {
    headline: findHeadline(header, name?.lines ?? []),
    scalars: {
      first_name: name?.first ?? null,
      last_name: name?.last ?? null,
      email,
      mobile_number: findPhone(pages, cellsOf(identity), country) ?? findPhone([], onPage(cells, 1), country),
      linked_in_url: linkedIn,
      current_location: location,
      nationality: findNationality(outsideWork, sections, bio),
      bio,
    },
  }
}

/** Contacts at the foot of a page, below the last section. */
function besideReach(sections: Section[]): Line[] {
  return sections
    .flatMap((section) => section.lines)
    .filter((line) => line.page === 1 && line.cells.length > 1 && /\S@\S+\.\p{L}{2}/u.test(line.text))
}

function ofKind(sections: Section[], kind: SectionKind): Section[] {
  return sections.filter((section) => section.kinds[0] === kind)
}

function linesOf(sections: Section[], kind: SectionKind | 'header'): Line[] {
  return sections.filter((section) => section.kinds[0] === kind).flatMap((section) => section.lines)
}

const onPage = (cells: Cell[], page: number): Cell[] => cells.filter((cell) => cell.page === page)
const cellsOf = (lines: Line[]): Cell[] => lines.flatMap((line) => line.cells)
const isProse = (line: Line): boolean =>
  countWords(line.text) > 12 && line.cells.length === 1 && !/[@|]|\+?\d[\d ]{6,}/.test(line.text)

/** The size of most letters. */
function usualSize(cells: Cell[]): number {
  const letters = new Map<number, number>()
  for (const cell of cells) letters.set(cell.size, (letters.get(cell.size) ?? 0) + cell.text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

function findHeadline(header: Line[], nameLines: Line[]): Found<string> | null {
  const at = header.findIndex((line) => nameLines.includes(line))
  const near = header.slice(Math.max(0, at), at + 6).filter((line) => !nameLines.includes(line))
  const cell = near
    .flatMap((line) => line.cells)
    .find((entry) => ROLE.count(entry.text) > 0 && entry.text.split(' ').length < 12)
  return cell
    ? { value: cell.text, confidence: 0.6, places: [placeOf(cell)], reason: 'the title below the name' }
    : null
}

function currentRole(work: Found<WorkEntry>[], headline: Found<string> | null): Found<string> | null {
  const running = work.find((entry) => entry.value.relieving_year === 'Present' && entry.value.role !== null)
  if (running?.value.role)
    return {
      value: running.value.role,
      confidence: running.confidence,
      places: running.places.slice(0, 1),
      reason: 'the role of the first job that still runs',
    }
  return work.length === 0 ? headline : null
}

function yearsOf(work: Found<WorkEntry>[], now: Month): Found<number> | null {
  const value = totalYears(
    work.map((entry) => entry.value),
    now,
  )
  if (value === null) return null
  const confidence = Math.min(0.95, ...work.map((entry) => 0.6 + entry.confidence * 0.4))
  return { value, confidence, places: [], reason: 'the union of the job intervals' }
}

/** "Languages:", or a line of nothing else. */
function hasLanguageLabel(text: string): boolean {
  const label = text.split(':')[0] ?? ''
  return kindsOfLabel(text).includes('languages') || isLanguageTitle(label)
}

const isLanguageTitle = (label: string): boolean => matchTitle(label)?.kinds.includes('languages') === true

function readAllLanguages(sections: Section[]): Found<string>[] {
  const own = sections.filter((section) => section.kinds.includes('languages'))
  const found = unique(own.flatMap((section) => readLanguages(section.lines, section.kinds.length === 1)))
  if (found.length > 0) return found
  const labelled = sections
    .filter((section) =>
      ['skills', 'personal', 'header', 'contact', 'other'].includes(section.kinds[0] ?? ''),
    )
    .flatMap((section) => section.lines.filter((line) => hasLanguageLabel(line.text)))
  return unique(readLanguages(labelled, false)).filter((entry) => !isLevelOnly(entry.value))
}

function readCertificates(sections: Section[]): { certification: Found<string>[]; license: Found<string>[] } {
  const certification: Found<string>[] = []
  const license: Found<string>[] = []
  for (const section of sections) {
    const isLicence = section.kinds[0] === 'license' && !section.kinds.includes('certification')
    if (!isLicence && !section.kinds.includes('certification') && section.kinds[0] !== 'license') {
      license.push(...licenceLines(section))
      continue
    }
    const found = readCertified(section.lines, isLicence, section.title)
    certification.push(...found.certification)
    license.push(...found.license)
  }
  return { certification: unique(certification), license: unique(license) }
}

const LICENCE_CLASS =
  /^(?:class|klasse|cat(?:egory|\.)?|categor[ií]a|categoria|permis|kat\.?)?\s*[A-E]{1,2}\d?(?:\s*[,/+]\s*[A-E]{1,2}\d?)*$/i
const isLicenceTitle = (text: string): boolean => matchTitle(text)?.kinds.includes('license') === true

/** A driving licence among personal details. */
function licenceLines(section: Section): Found<string>[] {
  if (section.kinds[0] === 'work' || section.kinds[0] === 'education' || section.kinds[0] === 'summary')
    return []
  return section.lines.flatMap((line, index) => {
    const own = line.cells.map((cell) => cell.text).join(' ')
    const below = section.lines[index + 1]?.text ?? ''
    const text = isLicenceTitle(own) && LICENCE_CLASS.test(below) ? `${own} ${below}` : own
    const cell = line.cells[0]
    if (
      !cell ||
      text.length > 60 ||
      !/^(?:driv|fuhrerschein|fahrerlaubnis|permis|permiso|carnet|carta de conduc|carteira|cnh|rijbewijs|patente)/.test(
        plain(text),
      ) ||
      !LICENCE.test(plain(text))
    )
      return []
    return [
      {
        value: text.replace(/\s*:\s*/, ' '),
        confidence: 0.85,
        places: [placeOf(cell)],
        reason: 'a driving licence among the personal details',
      },
    ]
  })
}
