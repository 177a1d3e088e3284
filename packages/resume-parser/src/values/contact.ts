/** E-mail, phone and LinkedIn address: by their form, from text and links. */
import { parsePhoneNumberFromString, isSupportedCountry } from 'libphonenumber-js/min'
import { findDates } from '#parser/words/dates.ts'
import { fold, plain } from '#parser/words/fold.ts'
import { countryCode } from '#parser/words/places.ts'
import type { Cell, Found, Page, Place } from '#parser/shapes.ts'

const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu
const PHONE = /(?<![\w/])(?:\(?\+|\b00)?\(?\d(?:[\d().\-–\u00a0]|\s(?!\s)|\/){6,24}\d(?!\w)/g
const PROFILE = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\p{L}\p{N}%_\-.~]+\/?/iu

export function findEmail(pages: Page[], cells: Cell[]): Found<string> | null {
  const split = joinWrapped(cells, /@[\p{L}\d.-]*[-.]$|^[\p{L}\d._-]+@$/u)
  const whole = split?.text.match(EMAIL)?.[0]
  if (split && whole) return emailIn(split.cell, whole, 0.9, 'an e-mail address over two lines')
  for (const cell of cells) {
    const match = cell.text.replace(/\s*@\s*/, '@').match(EMAIL)?.[0]
    if (match) return emailIn(cell, match.replace(/\.$/, ''), 0.98, 'has the form of an e-mail address')
  }
  const wrapped = joinWrapped(cells, /@/)
  const broken = wrapped?.text.match(EMAIL)?.[0]
  if (wrapped && broken) return emailIn(wrapped.cell, broken, 0.85, 'an e-mail address over two lines')
  return linked(pages, /^mailto:([^?]+@[^?]+)/i, 'a link to an e-mail address')
}

function emailIn(cell: Cell, value: string, confidence: number, reason: string): Found<string> {
  return { value, confidence, places: [placeOf(cell)], reason }
}

function linked(pages: Page[], pattern: RegExp, reason: string): Found<string> | null {
  for (const page of pages) {
    for (const link of page.links) {
      const value = pattern.exec(link.url)?.[1]
      if (value)
        return { value: decode(value), confidence: 0.9, places: [{ page: page.number, box: link }], reason }
    }
  }
  return null
}

export function findLinkedIn(pages: Page[], cells: Cell[]): Found<string> | null {
  for (const page of pages) {
    for (const link of page.links) {
      const match = PROFILE.exec(link.url)
      if (match)
        return {
          value: match[0],
          confidence: 0.97,
          places: [{ page: page.number, box: link }],
          reason: 'a link to a LinkedIn profile',
        }
    }
  }
  const wrapped = joinWrapped(cells, /linkedin\.com/i)
  const match = wrapped ? PROFILE.exec(wrapped.text) : null
  if (wrapped && match)
    return {
      value: match[0],
      confidence: 0.95,
      places: [placeOf(wrapped.cell)],
      reason: 'a LinkedIn address in the text',
    }
  return slugAfterLabel(cells)
}

/** The cell that matches, with what follows right below when the address is broken there. */
function joinWrapped(cells: Cell[], pattern: RegExp): { text: string; cell: Cell } | null {
  const index = cells.findIndex((cell) => pattern.test(cell.text))
  const cell = cells[index]
  if (!cell) return null
  const text = cell.text.trim()
  const near = cells.filter(
    (other) =>
      other.page === cell.page && other.base > cell.base + 1 && other.base - cell.base < 1.7 * cell.size,
  )
  const below = near.find((other) => isAligned(cell, other)) ?? (/[-/_.]$/.test(text) ? near[0] : undefined)
  const isValue =
    below !== undefined &&
    cells.some(
      (other) => other.x < below.x && Math.abs(other.base - below.base) < 2 && other.text.endsWith(':'),
    )
  const isBroken =
    below &&
    !isValue &&
    (/[-/._@]$/.test(text) || /^[\p{Ll}-][\p{Ll}\d-]*(?:\s*\(|$|\.)/u.test(below.text)) &&
    !below.text.includes('@') &&
    !/\s/.test(below.text.replace(/\s*\(.*\)$/, ''))
  return { text: isBroken && !text.endsWith(')') ? text + below.text.trim() : text, cell }
}

export function isAligned(cell: Cell, other: Cell): boolean {
  const ends = [cell, other].map(({ x, width }) => [x, x + width, x + width / 2] as const)
  const [above, below] = ends
  return (
    above !== undefined &&
    below !== undefined &&
    above.some((at, index) => Math.abs(at - (below[index] ?? 0)) < 3)
  )
}

/** "LinkedIn: jane-doe" names the profile without its address. */
function slugAfterLabel(cells: Cell[]): Found<string> | null {
  for (const [index, cell] of cells.entries()) {
    const inline = /^(?:linkedin|in)\s*[:/]\s*@?(?:in\/)?([\p{L}\d_-]{4,})\/?$/iu.exec(cell.text)?.[1]
    const below = /^linkedin:?$/i.test(cell.text) ? cells[index + 1]?.text : undefined
    const slug =
      inline ??
      (below && /^\/?(?:in\/)?[\p{L}\d_-]{4,}$/u.test(below) ? below.replace(/^\/?(?:in\/)?/, '') : undefined)
    if (slug)
      return {
        value: `https://www.linkedin.com/in/${slug}`,
        confidence: 0.75,
        places: [placeOf(cell)],
        reason: 'a profile name beside the word LinkedIn',
      }
  }
  return null
}

const MOBILE = /mob|handy|cell|movil|portable|telemovel|celular|gsm|cellulare|natel|whatsapp|^m\b/
const ANY_PHONE = /tel|phone|fon|telefo|appel|^t\b|^p\b|ruf/
const FAX = /\bfax\b/

/** Numbers are looked for where contacts stand; `country` (of the address) lets national forms be checked. */
export function findPhone(pages: Page[], cells: Cell[], country: string | null): Found<string> | null {
  const candidates = cells.flatMap((cell, index) => phonesIn(cell, cells[index - 1], country))
  const best = candidates.toSorted((a, b) => b.confidence - a.confidence)[0]
  return best ?? linked(pages, /^(?:tel|callto):(\+?[\d().\s-]{7,})$/i, 'a link to a phone number')
}

function phonesIn(cell: Cell, before: Cell | undefined, country: string | null): Found<string>[] {
  const bare = leftwardPhone(cell.text).replace(ADDRESS, (address) => '_'.repeat(address.length))
  return [...bare.matchAll(PHONE)].flatMap((match) => {
    // Two numbers with a stroke between them: the first one counts.
    const whole = (digits(match[0]) > 15 ? (match[0].split(/\s*\/\s*/)[0] ?? '') : match[0]).trim()
    const text = withoutPostcode(whole, cell.text.slice(match.index + match[0].length))
    const above = match.index < 3 ? lastWords(before) : ''
    const end = match.index + match[0].length
    const label = plain(
      `${cell.text.slice(Math.max(0, match.index - 22), match.index)} ${above} ${cell.text.slice(end, end + 12)}`,
    )
    if (!isPhoneLike(text) || FAX.test(label)) return []
    const parsed = parsePhoneNumberFromString(
      text,
      country && isSupportedCountry(country) ? country : undefined,
    )
    const isKnown = parsed?.isPossible() ?? false
    const reason = isKnown ? 'a possible phone number of its country' : 'has the form of a phone number'
    return [
      {
        value: balance(text),
        confidence: phoneConfidence(text, label, isKnown),
        places: [placeOf(cell)],
        reason,
      },
    ]
  })
}

const inTurn = (_: string, groups: string): string => `+${groups.split(' ').toReversed().join(' ')}`

/** In lines that read leftward the groups of a number stand in turn: "3380 512 79 962+". */
function leftwardPhone(text: string): string {
  return text
    .replace(/(?<![\d+])(\d{2,5}(?: \d{1,5}){1,4})\+(?![\d\p{L}])/gu, inTurn)
    .replace(
      /(?<![\d\p{L}])\+ [|·•,]?\s?(\d{3,5}(?: \d{1,5}){2,4})(?![\d\p{L}])/gu,
      (whole, groups: string) =>
        groups.split(' ').at(-1)?.length === 3 || groups.split(' ').at(-1)?.length === 2
          ? inTurn(whole, groups)
          : whole,
    )
}

/** "07 68 41 02 55 29000 Quimper": the town may follow without a sign between them. */
function withoutPostcode(text: string, after: string): string {
  const isTown = /^\s+\p{Lu}\p{Ll}/u.test(after) && digits(text) > 12
  return isTown ? text.replace(/\s\d{4,5}$/, '') : text
}

const ADDRESS = /\S*(?:@|https?:|www\.|linkedin\.|\.com|\.org|github)\S*/gi

function isPhoneLike(text: string): boolean {
  const count = digits(text)
  const isYears =
    /^\d{4}\s*[-–/]\s*\d{4}$/.test(text) || findDates(text).some((date) => date.to - date.from > 5)
  return count >= 7 && count <= 15 && !isYears
}

function phoneConfidence(text: string, label: string, isKnown: boolean): number {
  const named = MOBILE.test(label) ? 0.12 : ANY_PHONE.test(label) ? 0.08 : 0
  return Math.min(0.98, 0.55 + (isKnown ? 0.3 : 0) + named + (/^(?:\+|00|\()/.test(text) ? 0.08 : 0))
}

const lastWords = (cell: Cell | undefined): string => (cell && cell.text.length < 20 ? cell.text : '')
const digits = (text: string): number => text.replace(/\D/g, '').length
const balance = (text: string): string => (text.startsWith('(') && !text.includes(')') ? text.slice(1) : text)
export const placeOf = ({ page, x, y, width, height }: Cell): Place => ({
  page,
  box: { x, y, width, height },
})

function decode(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text.trim()
  }
}

export function countryOf(location: string | null): string | null {
  const last = location?.split(/[,|]/).at(-1)?.replace(/\d+/g, '').trim() ?? ''
  return (/^[A-Z]{2}$/.test(last) ? last : null) ?? countryCode(last) ?? (fold(last) === '' ? null : null)
}
