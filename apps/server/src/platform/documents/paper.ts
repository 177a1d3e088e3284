/** A document in the provider's template, as data: the same for PDF and word. */
export interface Paper {
  /** Whose template: stands at the head and the foot. */
  brand: string
  title: string
  /** Below the title, the first one larger. */
  lines: readonly string[]
  facts: readonly Fact[]
  parts: readonly Part[]
  /** At the foot of each page, beside its number. */
  footer: string
}

export type Fact = readonly [label: string, value: string]

export interface Part {
  title: string
  /** Stands on a page of its own. */
  beginsPage?: boolean
  text?: string
  facts?: readonly Fact[]
  entries?: readonly Entry[]
  tags?: readonly string[]
}

export interface Entry {
  title: string
  /** Beside the title: from when to when. */
  aside?: string
  /** Below the title. */
  line?: string
  text?: string
  /** Hang on the entry. */
  below?: readonly Entry[]
}

export const INK = '1c1f2a'
export const QUIET = '5b6170'
export const LINE = 'e7e8ee'
export const ACCENT = '4338ca'

/** Text that a document can hold: control characters, which no font draws and no word file may contain, are left out. */
export function plain(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '')
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** MMM YYYY of a day that begins with YYYY-MM. */
export function monthText(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`
}

/** MMM DD,YYYY, as everywhere in the portal. */
export function dayText(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(8, 10)},${day.slice(0, 4)}`
}
