/** Whether a document is a resume at all, by what was found in it: a person, and a life in dated entries. */
import { findDates } from './words/dates.ts'
import { fold } from './words/fold.ts'
import type { Findings } from './resume.ts'
import type { Section } from './sections/sections.ts'
import { DEGREE, ROLE, SCHOOL } from './words/vocabulary.ts'

/** Words that other documents live on; each counts once. */
const FOREIGN =
  /\b(?:invoice|invoice number|amount due|subtotal|total due|vat|iban|due date|bill to|purchase order|rechnung|rechnungsnummer|mwst|zahlungsziel|facture|tva|montant|factura|fattura|importe|quantity|unit price|abstract|keywords|doi|arxiv|et al|bibliography|hypothesis|theorem|table of contents|warranty|warning|instructions|installation|user manual|chapter|ingredients|serves|dear|sincerely|yours faithfully|sehr geehrte|mit freundlichen grussen|madame monsieur|estimado|apply now|we offer|we are looking for|your profile|your tasks|wir bieten|wir suchen|nous recherchons|ofrecemos|requirements|candidate|applicant|agreement|hereby|hereinafter|party|parties|clause|vertrag|contrat|contrato|minutes|agenda|attendees|account number|opening balance|closing balance|statement|boarding|passenger|booking|syllabus|assignment|newsletter|tick the box|please complete|office use only|fill in|ausfullen)\b/g

const LIVES = ['work', 'education', 'skills', 'languages', 'certification', 'summary', 'personal', 'license']

export function isResumeLike({ scalars, ...lists }: Findings, sections: Section[]): boolean {
  const text = sections.flatMap((section) => section.lines.map((line) => line.text)).join('\n')
  const isReached = [scalars.email, scalars.mobile_number, scalars.linked_in_url].some(
    (found) => found !== null,
  )
  if (!isReached && scalars.first_name === null) return false
  const foreign = new Set(fold(text).match(FOREIGN)).size + (isUnfilled(text) ? 4 : 0)
  return evidence(lists, sections) + untitledEvidence(text) >= 1.6 + Math.max(0, foreign - 1) * 0.75
}

/** A form to be filled in, or a template with its examples. */
function isUnfilled(text: string): boolean {
  const blanks = text.match(/_{5,}|\.{10,}/g)?.length ?? 0
  return blanks > 2 || /\byour name\b|lorem ipsum|\byour\.name@|\bjob title, company\b/i.test(text)
}

type Lists = Omit<Findings, 'scalars'>

/** Entries weigh most: nothing else names roles, companies and schools with their years. */
function evidence({ work_experience, education, skills, languages }: Lists, sections: Section[]): number {
  const kinds = new Set(sections.flatMap(({ kinds: own }) => own).filter((kind) => LIVES.includes(kind)))
  const jobs = work_experience.filter(({ value }) => value.join_year !== null && value.role !== null)
  const undated = work_experience.filter(
    ({ value }) => value.join_year === null && ROLE.count(value.role ?? '') > 0 && value.company !== null,
  )
  const schools = education.filter(
    ({ value }) => SCHOOL.count(value.college ?? '') + DEGREE.count(value.degree ?? '') > 0,
  )
  return (
    Math.min(kinds.size, 4) * 0.5 +
    Math.min(jobs.length, 3) * 1.2 +
    Math.min(undated.length, 2) * 0.6 +
    Math.min(schools.length, 2) * 1.2 +
    (skills.length > 2 && kinds.size > 2 ? 0.5 : 0) +
    (languages.length > 0 ? 0.5 : 0)
  )
}

/** A resume whose titles nobody knows still has lines that name a role or a school beside years. */
function untitledEvidence(text: string): number {
  const lines = text.split('\n').filter((line) => line.length < 90 && !line.endsWith('.'))
  const lived = lines.filter(
    (line) => findDates(line).some(({ end }) => end !== null) && ROLE.count(line) + SCHOOL.count(line) > 0,
  )
  return Math.min(lived.length, 3) * 0.7
}
