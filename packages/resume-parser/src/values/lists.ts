/** Skills, languages, certifications and licences: list sections -> values. */
import { isDateText, withoutDates } from '#parser/words/dates.ts'
import { fold, plain, words } from '#parser/words/fold.ts'
import { cutList, toItems, type Item } from './items.ts'
import { languageNames, LEVEL } from '#parser/words/language-names.ts'
import { UNSPACED } from '#parser/read/scripts.ts'
import { matchTitle, type SectionKind } from '#parser/sections/section-titles.ts'
import type { Found, Line } from '#parser/shapes.ts'
import { LICENCE } from '#parser/words/vocabulary.ts'

const SKILL_LEVEL =
  /(?:^|\s*[-–—:(|]\s*|\s+)(?:\b(?:expert|advanced|intermediate|beginner|basic|proficient|master|experte|fortgeschritten|grundkenntnisse|sehr gut|gut|avance|intermediaire|debutant|avanzado|intermedio|basico|avancado|gevorderd|basis|avanzato|base|excellent|good|\d+\+? ?(?:years?|yrs?|jahre|ans|anos|jaar|anni))\b|\d{1,3} ?%|[★☆●○■□⬤◯]{2,}|\d ?\/ ?\d{1,2})\)?\s*$/iu

/** "Python (5 years)", "(Less than 1 year)", "(3年)": how long, not what. */
const HOW_LONG =
  /\s*[(（][^()（）]*(?:\d+\+?\s*|(?:moins d.un|less than an?|less than one|weniger als ein|menos de un|meno di un|minder dan een)\s+)(?:years?|yrs?|months?|jahre?|monate?|ans?|mois|años?|anos?|mes(?:es)?|jaar|maanden|anni|anno|mesi|lata?|rok|yıl|ay|年|שנים|سنوات)[^()（）]*[)）]\s*$/iu

const only = (value: string, items: Item[], reason: string, confidence: number): Found<string> => ({
  value,
  confidence,
  places: items.flatMap((item) => item.places),
  reason,
})

export function readSkills(lines: Line[]): Found<string>[] {
  const items = toItems(withoutLabelled(lines).map(withoutCategory).map(withoutBoldLead), {
    wraps: 'small letters',
  })
  const hasPlain = items.some((item) => !item.bold)
  const found = items.flatMap((item, index) => {
    const next = items[index + 1]
    const isCategory =
      item.bold &&
      hasPlain &&
      (next === undefined || !next.bold || next.index === item.index) &&
      !/[,;:]./.test(item.text)
    if ((isCategory && !isLabelled(item.text)) || item.text.endsWith(':')) return []
    const label = /^([^:]{2,40}):\s+(?=\S)/.exec(item.text)
    const pieces = splitAnd(cutList(item.text.slice(label?.[0].length ?? 0)))
    return pieces
      .filter((piece) => !isSpoken(label?.[1] ?? '', piece))
      .flatMap((piece) => skillOf(piece, item))
  })
  return unique(found)
}

const kindsOf = ({ cells: [first] }: Line): SectionKind[] => (first ? kindsOfLabel(first.text) : [])

/** A table of labels and values in which some labels are titles ("Mother tongue ¦ English", "Technical skills ¦ Excel"). */
function withoutLabelled(lines: Line[]): Line[] {
  const rows = lines.filter((line) => line.cells.length === 2)
  if (rows.length < 2 || !rows.some((line) => kindsOf(line).length > 0)) return lines
  return lines.flatMap((line) => {
    const [, second] = line.cells
    if (!second || !rows.includes(line)) return [line]
    const kinds = kindsOf(line)
    const isOther =
      kinds.includes('license') || (kinds.includes('languages') && languageIn(second.text) !== null)
    return isOther ? [] : [{ ...line, cells: [second], text: second.text, x: second.x, isBullet: true }]
  })
}

/** What a label within a section speaks for. */
export function kindsOfLabel(text: string): SectionKind[] {
  if (TONGUES.test(plain(text))) return ['languages']
  const match = matchTitle(text)
  return match && match.score >= 0.8 && match.kinds[0] !== 'other' ? match.kinds : []
}

const TONGUES =
  /^(?:mother tongues?|other languages?|languages?|muttersprachen?|weitere sprachen?|langues? maternelles?|autres langues?|lenguas? maternas?|otros? idiomas?|linguas? maternas?|outras? linguas?|madrelingua|altre lingue|altra lingua|moedertaal|andere talen|jezyk ojczysty|inne jezyki|ana dil|diger diller)(?![a-z])/

/** "Tools ¦ Git, Docker": the first of two cells names the list in the second. */
function withoutCategory(line: Line): Line {
  const [first, second] = line.cells
  const isNamed =
    first && second && line.cells.length === 2 && /,|•|;/.test(second.text) && !/,/.test(first.text)
  return isNamed ? { ...line, cells: [second], text: second.text, x: second.x, isBullet: true } : line
}

/** "**Tools** Git, Docker": a bold start names the plain list that follows. */
function withoutBoldLead(line: Line): Line {
  const [cell] = line.cells
  const [lead, ...rest] = cell?.runs ?? []
  const follows = rest.map((run) => run.text).join(' ')
  const isNamed =
    cell &&
    lead?.bold &&
    line.cells.length === 1 &&
    rest.length > 0 &&
    rest.every((run) => !run.bold) &&
    !/[,;:]/.test(lead.text) &&
    !/^[:,;(–-]/.test(follows)
  return isNamed
    ? { ...line, cells: [{ ...cell, text: follows, runs: rest }], text: follows, isBullet: true }
    : line
}

/** "Languages: English, Spanish" among the skills; "Languages: Go, Python" are skills. */
function isSpoken(label: string, piece: string): boolean {
  return matchTitle(label)?.kinds.includes('languages') === true && languageIn(piece) !== null
}

const isLabelled = (text: string): boolean => /^[^:]{2,40}:\s+\S/.test(text)

function skillOf(piece: string, item: Item): Found<string>[] {
  const flat = piece.replace(/[.:]$/, '').replace(HOW_LONG, '').trim()
  const match = SKILL_LEVEL.exec(plain(flat).length === flat.length ? plain(flat) : flat)
  const text = (match && match.index > 0 ? flat.slice(0, match.index) : flat).trim()
  if (
    text.length < 1 ||
    words(text).length === 0 ||
    words(text).length > 8 ||
    (match?.index === 0 && match[0].length >= flat.length - 1)
  )
    return []
  return [only(text, [item], 'an item of a skills section', words(text).length > 5 ? 0.7 : 0.92)]
}

/** "HTML, CSS and React" -> three. */
function splitAnd(pieces: string[]): string[] {
  const last = pieces.at(-1)
  const match = pieces.length > 2 && last ? /^(\S+)\s+(?:and|und|et|y|e|en)\s+(\S+)$/i.exec(last) : null
  return match?.[1] && match[2]
    ? [...pieces.slice(0, -1), match[1], match[2]]
    : pieces.map((piece) => piece.replace(/^(?:and|und|et|y|e|en)\s+/i, ''))
}

/** `isSure` is false where languages are only suspected: then a known name is needed. */
export function readLanguages(lines: Line[], isSure: boolean): Found<string>[] {
  const found = toItems(lines.map(withLevel), { startsNew: startsWithLanguage }).flatMap((item) => {
    const text = item.text.replace(/^[^:]{2,30}:\s+(?=\S)/, (label) => (languageIn(label) ? label : ''))
    return cutList(text).flatMap((piece) => {
      const name = languageIn(piece)
      if (name) return [only(name, [item], 'the name of a language', isSure ? 0.95 : 0.85)]
      const unknown = isSure ? unknownLanguage(piece) : null
      return unknown === null ? [] : [only(unknown, [item], 'a name before the level of a language', 0.7)]
    })
  })
  return unique(found)
}

/** "Cherokee ¦ basic": the level in a cell of its own belongs to the name before it. */
function withLevel(line: Line): Line {
  const [name, level] = line.cells
  if (!name || !level || line.cells.length !== 2 || !isLevelOnly(level.text)) return line
  const text = `${name.text} (${level.text})`
  return { ...line, cells: [{ ...name, text }], text }
}

/** "Cherokee (basic)": what stands before a level in a section of languages is one. */
function unknownLanguage(piece: string): string | null {
  const [, name, level] = /^(\p{Lu}[\p{L} '-]{2,24}?)\s*[(:–-]\s*(.+?)\)?$/u.exec(piece) ?? []
  return name && level && isLevelOnly(level) && !isLevelOnly(name) ? name : null
}

const startsWithLanguage = (line: string): boolean => languageIn(line.split(/[\s:(,–-]/)[0] ?? '') !== null

/** The longest run of words that names a language, as it is written. */
export function languageIn(text: string): string | null {
  const parts = text
    .replace(/[():–—/\-[\]]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  for (let length = Math.min(3, parts.length); length > 0; length--) {
    for (let start = 0; start + length <= parts.length; start++) {
      const run = parts.slice(start, start + length).join(' ')
      if (languageNames().has(fold(run)) && (fold(run).length > 2 || UNSPACED.test(run)))
        return run.replace(/^[.,;\s]+|[.,;\s]+$/g, '')
    }
  }
  return null
}

export type Certified = { certification: Found<string>[]; license: Found<string>[] }

export function readCertified(lines: Line[], isLicence: boolean, title: string | null): Certified {
  const items = certifiedItems(lines).filter((item) => !PERSONAL.test(plain(item.text)))
  const found = items
    .map((item) => only(titleOf(item.text), [item], 'an item of a section of certificates', 0.88))
    .filter((entry) => entry.value.length > 2 || isLicence)
  const named = isLicence ? found.map((entry) => ({ ...entry, value: withTitle(entry.value, title) })) : found
  const test = (entry: Found<string>) => isLicence || LICENCE.test(plain(entry.value))
  return { license: unique(named.filter(test)), certification: unique(named.filter((entry) => !test(entry))) }
}

/** The first cell that is no date. */
function firstCell(line: Line): Line[] {
  const cell = line.cells.find((entry) => !isDateText(entry.text))
  return cell
    ? [
        {
          ...line,
          cells: [cell],
          text: cell.text,
          bold: cell.bold,
          size: cell.size,
          x: cell.x,
          right: cell.x + cell.width,
        },
      ]
    : []
}

function certifiedItems(lines: Line[]): Item[] {
  const items = toItems(lines.flatMap(firstCell))
  const first = items[0]
  if (!first) return []
  const isMixed = items.some(
    (item) =>
      item.bold !== first.bold || Math.abs(item.size - first.size) > 0.4 || item.isBullet !== first.isBullet,
  )
  const titles = isMixed
    ? items.filter((item) => item.bold === first.bold && Math.abs(item.size - first.size) <= 0.4)
    : items
  return isMixed ? titles : titles.flatMap(splitCertified)
}

/** "A | B | C" are three; "Title | Issuer | 2017" is one. */
function splitCertified(item: Item): Item[] {
  const isOne = withoutDates(item.text).dates.length === 1 || PERSONAL.test(plain(item.text))
  return isOne ? [item] : item.text.split(/\s*[;|•]\s+/).map((text) => ({ ...item, text }))
}

/** Personal details that a table puts below the last section. */
const PERSONAL =
  /^(?:linkedin|nationali|nacionali|nazionali|staatsang|staatsburg|citizenship|geburts|date of birth|fecha de nac|date de nais|data di nas|data de nas|geboorte|familienstand|marital|etat civil|estado civil)/

function titleOf(text: string): string {
  return withoutDates(text)
    .rest.replace(/\s*\|\s*/g, ' ')
    .replace(/[\s,;:–—(-]+\)?$/, '')
    .replace(/\s+\)/g, ')')
    .replace(/^[\s,;:–—-]+/, '')
}

/** A bare class ("B") says more with the title of its section. */
function withTitle(text: string, title: string | null): string {
  return text.length <= 6 && title ? `${title.charAt(0)}${title.slice(1).toLowerCase()} ${text}` : text
}

export function unique(found: Found<string>[]): Found<string>[] {
  const seen = new Set<string>()
  return found.filter((entry) => {
    const key = fold(entry.value) || entry.value
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** True for a text of nothing but levels ("Native speaker", "C1"). */
export const isLevelOnly = (text: string): boolean => fold(plain(text).replace(LEVEL, ' ')) === ''
