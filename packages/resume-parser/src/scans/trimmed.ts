/** Boxes of words as high as their letters: the reader of pictures gives some words the whole height of their row. */
import { lineOf, type ScannedLine, type ScannedWord } from './scanned-lines.ts'
import type { Sheet } from './sheet.ts'

const INK = 140

export function withTrimmed(lines: ScannedLine[], sheet: Sheet): ScannedLine[] {
  return lines.map(({ words }) => lineOf(words.map((word) => trimmed(word, sheet))))
}

function trimmed(word: ScannedWord, sheet: Sheet): ScannedWord {
  const bottom = word.y + word.height
  let top = word.y
  while (top < bottom && !hasInk(word, top, sheet)) top++
  let end = bottom
  while (end > top && !hasInk(word, end - 1, sheet)) end--
  return end === top ? word : { ...word, y: top, height: end - top }
}

function hasInk({ x, width }: ScannedWord, row: number, sheet: Sheet): boolean {
  const start = row * sheet.width
  return sheet.greys.subarray(start + Math.max(0, x), start + x + width).some((grey) => grey < INK)
}
