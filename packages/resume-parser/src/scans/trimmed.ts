/** Boxes of words as high as their letters: the reader of pictures gives some the height of their row, or dust beside them. */
import { lineOf, type ScannedLine, type ScannedWord } from './scanned-lines.ts'
import type { Sheet } from './sheet.ts'

/** Of the way from the darkest dot to the paper: grey letters are ink, too. */
const INK = 0.6
/** Dots and accents stand so near above their letters, in heights of these. */
const NEAR = 0.3
const MARKED = /[ij]|\p{L}\p{M}/u

export function withTrimmed(lines: ScannedLine[], sheet: Sheet): ScannedLine[] {
  return lines.map(({ words }) => lineOf(words.map((word) => trimmed(word, sheet))))
}

/** Nothing of a letter stands apart below it, and above it only dots and accents. */
function trimmed(word: ScannedWord, sheet: Sheet): ScannedWord {
  const bands = bandsOf(word, sheet)
  const main = bands.toSorted((a, b) => b.ink - a.ink)[0]
  if (!main || !/\p{L}{2}|\d{2}/u.test(word.text)) return word
  const near = main.top - NEAR * (main.end - main.top)
  const isMarked = MARKED.test(word.text.normalize('NFD'))
  const mark = isMarked ? bands.find(({ end }) => end <= main.top && end >= near) : undefined
  const top = mark?.top ?? main.top
  return { ...word, y: top, height: main.end - top }
}

type Band = { top: number; end: number; ink: number }

/** Rows of ink that touch each other. */
function bandsOf(word: ScannedWord, sheet: Sheet): Band[] {
  const rows = Array.from({ length: word.height }, (_, at) => rowOf(word, word.y + at, sheet))
  const darkest = rows.reduce((least, row) => row.reduce((a, b) => Math.min(a, b), least), 255)
  const bands: Band[] = []
  rows.forEach((row, at) => {
    const ink = row.filter((grey) => grey < darkest + INK * (255 - darkest)).length
    const last = bands.at(-1)
    if (ink > 0 && last?.end === word.y + at) {
      last.end++
      last.ink += ink
    } else if (ink > 0) bands.push({ top: word.y + at, end: word.y + at + 1, ink })
  })
  return bands
}

const rowOf = ({ x, width }: ScannedWord, row: number, { greys, width: across }: Sheet): Uint8Array =>
  greys.subarray(row * across + x, row * across + x + width)
