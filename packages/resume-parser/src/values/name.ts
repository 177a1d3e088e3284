/** The person's name: the largest line that looks like one, checked against e-mail and profile address, and its two halves. */
import { fold, isCapitals, titleCase, words } from '#parser/words/fold.ts'
import { PARTICLES, SECOND_GIVEN, TITLES_AFTER, TITLES_BEFORE } from './name-words.ts'
import { join } from './items.ts'
import { placeScore } from '#parser/words/places.ts'
import { matchTitle } from '#parser/sections/section-titles.ts'
import type { Cell, Found, Line, Place } from '#parser/shapes.ts'
import { ROLE } from '#parser/words/vocabulary.ts'
import { placeOf } from './contact.ts'

export type NameHints = { email: string | null; profile: string | null; language: string }
export type PersonName = { first: Found<string>; last: Found<string>; lines: Line[] }

type Candidate = { text: string; score: number; places: Place[]; lines: Line[] }

const LABEL =
  /^(?:name|nom|nombre|nome|naam|vor- und nachname|full name|surname\(s\)\s*\/?\s*first name\(s\)|first name\(s\)\s*\/?\s*surname\(s\)|nombre y apellidos?|nome e cognome|nome completo|name,? vorname|vorname,? name|nom et prenom|prenom et nom|volledige naam)\s*[:/]?\s+/i
const CV_TITLE =
  /^(?:curriculum vitae|resume|lebenslauf|cv|c\.v\.|curriculum|europass|bewerbung|currículo|currículum)\b\s*(?:[:–—|-]\s*|of\s+|von\s+|de\s+|di\s+|van\s+|du\s+)?/i

/** `lines` are those that may hold the name: before the first title of each column, and the contact sections. */
export function findName(lines: Line[], bodySize: number, hints: NameHints): PersonName | null {
  const candidates = lines.flatMap((_, index) => candidatesAt(lines, index, bodySize, hints))
  const best = candidates.toSorted((a, b) => b.score - a.score)[0]
  if (!best || best.score < 0.9) return null
  const { first, last, confidence } = splitName(best.text, hints)
  const sure = Math.min(0.97, 0.45 + best.score * 0.2) * confidence
  const found = (value: string): Found<string> => ({
    value,
    confidence: sure,
    places: best.places,
    reason: `the line that looks most like a name (score ${best.score.toFixed(2)})`,
  })
  return first && last ? { first: found(first), last: found(last), lines: best.lines } : null
}

function candidatesAt(lines: Line[], index: number, bodySize: number, hints: NameHints): Candidate[] {
  const line = lines[index]
  if (!line) return []
  const single = line.cells.map((cell) => candidate(drawnName(cell, bodySize), [cell], [line], index))
  const near = lines.slice(index + 1, index + 7).filter((other) => other.page === line.page)
  const pair = line.cells.flatMap((cell) =>
    chains(cell, near, bodySize).map((chain) =>
      candidate(
        chain.cells.map((entry) => entry.text).reduce(join),
        chain.cells,
        [line, ...chain.lines],
        index,
      ),
    ),
  )
  return [...single, ...pair]
    .filter((entry) => entry !== null)
    .map((entry) => ({ ...entry, score: entry.score + bonus(entry, bodySize, hints) }))
}

/** "jane" in thin and "doe" in bold letters, without a blank or capitals: a large name is told apart by its look. */
function drawnName(cell: Cell, bodySize: number): string {
  if (cell.size < 1.6 * bodySize) return cell.text
  const isTwofold = cell.runs.length === 2 && cell.runs[0]?.font !== cell.runs[1]?.font
  const text = isTwofold ? cell.runs.map((run) => run.text.trim()).join(' ') : cell.text
  if (/\p{Lu}/u.test(text)) return text
  return text
    .split(' ')
    .map((word) => (PARTICLES.has(fold(word)) ? word : titleCase(word)))
    .join(' ')
}

type Chain = { cells: Cell[]; lines: Line[] }

/** A name set in two or three rows. */
function chains(cell: Cell, near: Line[], bodySize: number): Chain[] {
  const found: Chain[] = []
  let chain: Chain = { cells: [cell], lines: [] }
  for (const line of near) {
    const next = line.cells.find((entry) => isContinued(chain.cells.at(-1) ?? cell, entry, bodySize))
    if (!next || chain.cells.length > 2) continue
    chain = { cells: [...chain.cells, next], lines: [...chain.lines, line] }
    found.push(chain)
  }
  return found
}

/** A name in large letters goes on right below. */
function isContinued(cell: Cell, below: Cell, bodySize: number): boolean {
  const drop = below.base - cell.base
  const isAligned =
    Math.abs(below.x - cell.x) < 4 || Math.abs(below.x + below.width / 2 - cell.x - cell.width / 2) < 4
  return (
    isAligned &&
    Math.abs(below.size - cell.size) < 0.6 &&
    cell.size > bodySize * 1.25 &&
    drop > 0 &&
    drop < 1.6 * cell.size
  )
}

function candidate(raw: string, cells: Cell[], lines: Line[], index: number): Candidate | null {
  const isLabelled = LABEL.test(raw)
  const text = bare(raw)
  const parts = text.split(' ')
  const isUnspaced = UNSPACED_NAME.test(text)
  const isNameLike =
    (parts.length >= 2 || isUnspaced) &&
    parts.length <= 7 &&
    text.length < 60 &&
    parts.every(
      (word) =>
        /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*$/u.test(word) ||
        PARTICLES.has(fold(word)) ||
        /^d['’]\p{Lu}/u.test(word),
    )
  if (
    !isNameLike ||
    ROLE.count(text) > 0 ||
    matchTitle(text) ||
    (!isUnspaced && parts.every((word) => word.length < 3))
  )
    return null
  const place = placeScore(text) >= 0.7 ? -0.7 : 0
  return {
    text,
    score: 0.5 + place + (isLabelled ? 1.2 : 0) + Math.max(0, 0.3 - index * 0.03),
    places: cells.map(placeOf),
    lines,
  }
}

function bonus({ text, lines }: Candidate, bodySize: number, hints: NameHints): number {
  const size = Math.max(...lines.map((line) => line.size))
  const ratio = Math.min(1.2, Math.max(0, size / bodySize - 1) * 0.9)
  const joined = fold(`${hints.email?.split('@')[0] ?? ''} ${hints.profile?.split('/in/')[1] ?? ''}`).replace(
    /[\d ]/g,
    '',
  )
  const tokens = words(text)
  const known = tokens.filter((word) => word.length > 2 && joined.includes(word)).length
  const evidence = joined === '' ? 0 : (known / tokens.length) * 1.2
  return (
    ratio +
    evidence +
    (tokens.length > 4 ? -0.2 : 0) +
    (PARTICLES.has(tokens.at(-1) ?? '') ? -0.8 : 0) +
    (lines.length > 1 ? (known > 1 || /-/.test(text) ? 0.5 : 0.05) * (lines.length - 1) : 0)
  )
}

function bare(raw: string): string {
  const text = raw
    .replace(LABEL, '')
    .replace(CV_TITLE, '')
    .replace(TITLES_AFTER, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[,\s]+$/, '')
  const parts = text.split(/\s+/)
  while (parts.length > 2 && parts[0] && TITLES_BEFORE.test(parts[0])) parts.shift()
  const joined = parts.join(' ').trim()
  const comma = /^([^,]+),\s*([^,]+)$/.exec(joined)
  return comma?.[1] && comma[2] ? `${comma[2]} ${comma[1]}` : joined
}

export type Split = { first: string; last: string; confidence: number }

/** Chinese, Japanese and Korean names begin with the family's. */
const UNSPACED_NAME =
  /^[\p{Script=Han}\p{Script=Hangul}]{1,3}[ ・·]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,3}$/u
const TWO_SIGNS = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|皇甫|尉迟|令狐|慕容|夏侯|宇文|长孙)/u

function splitUnspaced(raw: string): Split {
  const [last, first] = raw.split(/[ ・·]/)
  if (last && first) return { first, last, confidence: 0.95 }
  const at = TWO_SIGNS.test(raw) || raw.length > 3 ? 2 : 1
  return { first: raw.slice(at), last: raw.slice(0, at), confidence: 0.75 }
}

const isInitial = (word: string): boolean => /^\p{Lu}\.?$/u.test(word)

export function splitName(raw: string, hints: NameHints): Split {
  if (UNSPACED_NAME.test(raw)) return splitUnspaced(raw)
  const parts = raw.split(' ')
  const capitals = parts.map((word) => isCapitals(word) && word.length > 1)
  const isAll = parts.every((word, index) => capitals[index] || isInitial(word)) && capitals.some(Boolean)
  const mixed = capitals.some(Boolean) && !isAll
  if (mixed) {
    const last = parts.filter((word, index) => capitals[index] || (PARTICLES.has(fold(word)) && index > 0))
    const first = parts.filter((word) => !last.includes(word))
    if (first.length > 0)
      return { first: first.join(' '), last: last.map(soften).join(' '), confidence: 0.97 }
  }
  const shown = isAll ? parts.map(soften) : parts
  const { at, confidence } = splitAt(shown, hints)
  return { first: shown.slice(0, at).join(' '), last: shown.slice(at).join(' '), confidence }
}

const soften = (word: string): string =>
  isCapitals(word) && word.length > 1
    ? titleCase(word).replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    : word

function splitAt(parts: string[], hints: NameHints): { at: number; confidence: number } {
  const keys = parts.map(fold)
  const count = parts.length
  const particle = keys.findIndex(
    (word, index) => index > 0 && index < count - 1 && PARTICLES.has(word) && word !== 'y' && word !== 'e',
  )
  const isIberian = hints.language === 'es' || hints.language === 'pt'
  if (count <= 2) return { at: 1, confidence: 1 }
  const hinted = hintedSplit(keys, hints)
  if (hinted !== null) return { at: hinted, confidence: 0.95 }
  if (particle > 0) return { at: isIberian && particle > 2 ? particle - 1 : particle, confidence: 0.92 }
  const hasSecond = SECOND_GIVEN.has(keys[1] ?? '')
  if (count === 3)
    return {
      at: hasSecond || (!isIberian && /^\p{Lu}\.?$/u.test(parts[1] ?? '')) ? 2 : isIberian ? 1 : 2,
      confidence: 0.8,
    }
  return { at: hasSecond || count > 4 ? 2 : isIberian ? 2 : count - 1, confidence: 0.8 }
}

/** "ana.fernandez@…" of "Ana Lucía Fernández Ortiz" says that the surname begins with Fernández. */
function hintedSplit(keys: string[], hints: NameHints): number | null {
  const sources = [hints.email?.split('@')[0], hints.profile?.split('/in/')[1]].filter(
    (text) => text !== undefined,
  )
  for (const source of sources) {
    const tokens = source
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .split(/[^a-z]+/)
      .filter((word) => word.length > 0)
    const [first, second] = tokens
    if (!first || !second) continue
    const startsWell = first === keys[0] || (first.length === 1 && keys[0]?.startsWith(first))
    const at = keys.findIndex(
      (word, index) => index > 0 && word.length > 2 && (word === second || second.startsWith(word)),
    )
    const isSecondGiven =
      at === 1 && (SECOND_GIVEN.has(keys[1] ?? '') || tokens[2] === keys[2]) && keys.length > 2
    if (startsWell && at > 0 && !isSecondGiven) return withParticles(keys, at)
  }
  return null
}

function withParticles(keys: string[], at: number): number {
  let start = at
  while (start > 1 && PARTICLES.has(keys[start - 1] ?? '')) start--
  return start
}
