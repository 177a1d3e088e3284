/** How thick the letters of a word are drawn, as no reader of pictures tells: what stands in bold type. */
import { capitalOf } from './word-height.ts'
import type { ScannedLine, ScannedWord } from './scanned-lines.ts'
import type { Sheet } from './sheet.ts'

/** Bold letters are drawn a fourth to a half thicker. */
const BOLD = 1.18
/** Shorter words are as bold as their neighbours. */
const LETTERS = 3
/** The grain of the paper is no ink. */
const GRAIN = 0.15

/** Marks the bold words of a page: those with thicker letters, for their height, than most have. */
export function withBold(lines: ScannedLine[], sheet: Sheet): ScannedLine[] {
  const measured = lines.map((line) =>
    line.words.map((word) => strokeOf(word, sheet) / (capitalOf(word) ?? line.height)),
  )
  const usual = middle(
    lines.flatMap((line, at) =>
      line.words.flatMap((word, index) =>
        lettersOf(word) < LETTERS
          ? []
          : Array.from({ length: lettersOf(word) }, () => measured[at]?.[index] ?? 0),
      ),
    ),
  )
  return lines.map((line, at) => ({ ...line, words: marked(line.words, measured[at] ?? [], BOLD * usual) }))
}

/** What stands between two signs is of one type: a company before its dash, a role up to its comma. */
function marked(words: ScannedWord[], strokes: number[], least: number): ScannedWord[] {
  return partsOf(words).flatMap((part) => {
    const letters = part.map((at) => lettersOf(words[at]))
    const counted = letters.some((count) => count >= LETTERS) ? LETTERS : 1
    const weights = letters.map((count) => (count < counted ? 0 : count))
    const mean =
      sum(part.map((at, index) => (strokes[at] ?? 0) * (weights[index] ?? 0))) / (sum(weights) || 1)
    return part.flatMap((at) => words.slice(at, at + 1).map((word) => ({ ...word, bold: mean >= least })))
  })
}

const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0)

/** The words of a line, by their index, parted where a sign or a gap stands. */
function partsOf(words: ScannedWord[]): number[][] {
  const parts: number[][] = [[]]
  words.forEach((word, at) => {
    const before = words[at - 1]
    const isFar = before && word.x - before.x - before.width > Math.max(word.height, before.height)
    const isParted = before && (/[,:;|–—]$|^-$/.test(before.text) || /^[-–—|]$/.test(word.text))
    if (isFar || isParted) parts.push([at])
    else parts.at(-1)?.push(at)
  })
  return parts
}

const lettersOf = (word: ScannedWord | undefined): number =>
  word?.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length ?? 0

/** Dots: all ink, by half the edges that a ruler laid across the letters meets. */
function strokeOf({ x, y, width, height }: ScannedWord, sheet: Sheet): number {
  const ink = inkOf({ x, y, width, height }, sheet)
  let all = 0
  let edges = 0
  for (const row of ink) {
    row.forEach((dot, at) => {
      all += dot
      edges += Math.abs(dot - (row[at - 1] ?? 0))
    })
    edges += row.at(-1) ?? 0
  }
  return edges === 0 ? 0 : (2 * all) / edges
}

type Frame = { x: number; y: number; width: number; height: number }

/** 0..1, row by row, where the darkest of the frame is 1: grey letters are as thick as black ones. */
function inkOf({ x, y, width, height }: Frame, sheet: Sheet): number[][] {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]
  const rows: number[][] = []
  for (let row = top; row < Math.min(sheet.height, top + height); row++) {
    const start = row * sheet.width
    const end = start + Math.min(sheet.width, left + width)
    rows.push([...sheet.greys.subarray(start + left, end)].map((grey) => 255 - grey))
  }
  const darkest = rows.reduce((most, row) => Math.max(most, ...row), 1)
  return rows.map((row) => row.map((dot) => Math.max(0, dot / darkest - GRAIN) / (1 - GRAIN)))
}

function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
