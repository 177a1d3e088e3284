/** The titles of a scanned page: their letters are measured a little differently each time, yet they all look alike. */
import { isCapitals } from '#parser/words/fold.ts'
import { matchTitle } from '#parser/sections/section-titles.ts'
import type { ScannedLine } from './scanned-lines.ts'

/** Of the usual distance between lines: titles have more white above them, and more than below. */
const APART = 1.2
const LOWER = 1.05
/** Farther down begins something else. */
const FAR = 2
/** Heights of the text from a title to what follows. */
const FIRST = 1.8
/** Of the height of the text: titles are told by their size, too. */
const LARGER = 1.2
/** Heights of the text by which edges miss each other in a photo. */
const ALIGNED = 0.6

/** Lines that are titles by their words and by the white around them get one height, and are bold. */
export function withTitles(lines: ScannedLine[]): ScannedLine[] {
  const text = middle(lines.flatMap(({ words, height }) => words.map(() => height)))
  const known = lines.filter((line) => isKnown(line))
  const inCapitals = known.filter((line) => isCapitals(textOf(line))).length * 2 > known.length
  const apart = known.filter(
    (line) => isCapitals(textOf(line)) === inCapitals && (isApart(line, lines) || isLoud(line, lines)),
  )
  const alike = apart.filter((line) => !isBelow(line, apart, text))
  const titles = new Set(
    alike.filter((line) => isFirst(line, lines) || alike.some((other) => isAligned(line, other, text))),
  )
  if (titles.size < 2) return lines
  for (const line of lines) for (const half of halvesOf(line, lines)) titles.add(half)
  const height = LARGER * text
  return lines.map((line) =>
    titles.has(line)
      ? { ...line, height, isTitle: true, words: line.words.map((word) => ({ ...word, bold: true })) }
      : line,
  )
}

const textOf = ({ words }: ScannedLine): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/^[^\p{L}]+|[^\p{L})?]+$/gu, '')

const isKnown = (line: ScannedLine): boolean => (matchTitle(textOf(line))?.score ?? 0) >= 0.8

/** In a table titles stand no farther from each other than its rows do; they are bold, and alone in theirs. */
const isLoud = (line: ScannedLine, lines: ScannedLine[]): boolean =>
  line.words.every(({ bold }) => bold) && lines.every((other) => other === line || !isBeside(line, other))

const isBeside = (line: ScannedLine, other: ScannedLine): boolean =>
  Math.abs(other.base - line.base) < 0.3 * line.height

function isApart(line: ScannedLine, lines: ScannedLine[]): boolean {
  const usual = middle(lines.map((other) => distances(other, lines).above).filter(Number.isFinite))
  const { above, below } = distances(line, lines)
  return above > APART * usual && (above > LOWER * below || below > FAR * usual)
}

/** The first item of a list may be a word that other resumes have for a title. */
const isBelow = (line: ScannedLine, titles: ScannedLine[], text: number): boolean =>
  titles.some((title) => {
    const drop = line.base - title.base
    return drop > 0.3 * text && drop < FIRST * text && isInColumn(line, title)
  })

/** A title that a narrow margin breaks over two rows: both of them. */
function halvesOf(line: ScannedLine, lines: ScannedLine[]): ScannedLine[] {
  const { below } = distances(line, lines)
  const next = lines.find((other) => isInColumn(line, other) && other.base - line.base === below)
  if (!next || below > APART * Math.max(line.height, next.height) || isKnown(line)) return []
  const isTitle = isCapitals(textOf(line)) === isCapitals(textOf(next))
  return isTitle && matchTitle(`${textOf(line)} ${textOf(next)}`)?.score === 1 ? [line, next] : []
}

/** Nothing stands before it in its row. */
const isFirst = (line: ScannedLine, lines: ScannedLine[]): boolean =>
  !lines.some((other) => leftOf(other) < leftOf(line) && Math.abs(other.base - line.base) < 0.3 * line.height)

/** From its letters to those of the next lines of its column. */
function distances(line: ScannedLine, lines: ScannedLine[]): { above: number; below: number } {
  const least = 0.3 * line.height
  const drops = lines.filter((other) => isInColumn(line, other)).map(({ base }) => base - line.base)
  return {
    above: -Math.max(...drops.filter((drop) => drop < -least)),
    below: Math.min(...drops.filter((drop) => drop > least)),
  }
}

const leftOf = ({ words }: ScannedLine): number => Math.min(...words.map(({ x }) => x))
const rightOf = ({ words }: ScannedLine): number => Math.max(...words.map(({ x, width }) => x + width))
const isInColumn = (line: ScannedLine, other: ScannedLine): boolean =>
  leftOf(other) < rightOf(line) && rightOf(other) > leftOf(line)

/** They begin, end or stand in the middle of the same column. */
function isAligned(line: ScannedLine, other: ScannedLine, text: number): boolean {
  const left = leftOf(line) - leftOf(other)
  const right = rightOf(line) - rightOf(other)
  return line !== other && [left, right, (left + right) / 2].some((gap) => Math.abs(gap) < ALIGNED * text)
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
