/** Boxes of words as high as their letters: the reader of pictures gives some the height of their row, or dust beside them. */
import { lineOf, type ScannedLine, type ScannedWord } from './scanned-lines.ts'
import type { Sheet } from './sheet.ts'
import { mayHang } from './word-height.ts'

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
  const letters = { ...word, ...sidesOf(word, main, sheet), y: top, height: main.end - top }
  return mayHang(word.text) ? { ...letters, hangs: hasThinFoot(letters, main, sheet) } : letters
}

/** Of the height of a word: what hangs below the line is so long, and has so little ink. */
const FOOT = 0.12
const THIN = 0.5

function hasThinFoot(word: ScannedWord, { top, end, ink }: Band, sheet: Sheet): boolean {
  const height = Math.ceil(FOOT * (end - top))
  const foot = bandsOf({ ...word, y: end - height, height }, sheet)
  const low = foot.reduce((sum, band) => sum + band.ink, 0)
  return low / height < (THIN * ink) / (end - top)
}

/** Of the height of a word: what is lower, before its first letter or after its last, is dust. */
const LOW = 0.4

function sidesOf(word: ScannedWord, { top, end }: Band, sheet: Sheet): { x: number; width: number } {
  const strokes = strokesOf({ ...word, y: top, height: end - top }, sheet)
  const isHigh = ({ above, below }: Stroke) => below - above >= LOW * (end - top)
  const first = /^[\p{L}\d]/u.test(word.text) ? strokes.find(isHigh) : strokes[0]
  const last = /[\p{L}\d]$/u.test(word.text) ? strokes.findLast(isHigh) : strokes.at(-1)
  return first && last ? { x: first.left, width: last.right - first.left } : { x: word.x, width: word.width }
}

type Stroke = { left: number; right: number; above: number; below: number }

/** Columns of ink that touch each other. */
function strokesOf(word: ScannedWord, sheet: Sheet): Stroke[] {
  const isInk = inkOf(word, sheet)
  const strokes: Stroke[] = []
  for (let x = word.x; x < word.x + word.width; x++)
    for (let y = word.y; y < word.y + word.height; y++) {
      if (!isInk(x, y)) continue
      const last = strokes.at(-1)
      if (last && last.right >= x) {
        last.right = x + 1
        last.above = Math.min(last.above, y)
        last.below = Math.max(last.below, y + 1)
      } else strokes.push({ left: x, right: x + 1, above: y, below: y + 1 })
    }
  return strokes
}

type Band = { top: number; end: number; ink: number }

/** Rows of ink that touch each other. */
function bandsOf(word: ScannedWord, sheet: Sheet): Band[] {
  const isInk = inkOf(word, sheet)
  const bands: Band[] = []
  for (let y = word.y; y < word.y + word.height; y++) {
    let ink = 0
    for (let x = word.x; x < word.x + word.width; x++) if (isInk(x, y)) ink++
    const last = bands.at(-1)
    if (ink > 0 && last?.end === y) {
      last.end++
      last.ink += ink
    } else if (ink > 0) bands.push({ top: y, end: y + 1, ink })
  }
  return bands
}

/** By the darkest dot of the word. */
function inkOf({ x, y, width, height }: ScannedWord, sheet: Sheet): (x: number, y: number) => boolean {
  const greyAt = (column: number, row: number) => sheet.greys[row * sheet.width + column] ?? 255
  let darkest = 255
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) darkest = Math.min(darkest, greyAt(column, row))
  const limit = darkest + INK * (255 - darkest)
  return (column, row) => greyAt(column, row) < limit
}
