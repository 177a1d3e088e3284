/** The pieces of a paragraph -> lines of words that fit, with tabs between their segments. */
import type { Look, Piece } from './blocks.ts'

/** `isGlued`: no blank stands before it. */
export type Word = Look & { text: string; isGlued: boolean; url?: string | undefined }
export type Segment = Word[]
/** The segments of a line; each but the first stands behind a tab. */
export type BrokenLine = Segment[]

export function linesOf(pieces: Piece[], width: number): BrokenLine[] {
  const lines: BrokenLine[] = [[[]]]
  const breakLine = () => lines.push([[]])
  let isGlued = true
  for (const piece of pieces) {
    for (const token of piece.text.match(/\n|\t|[^\S\n\t]+|\S+/g) ?? []) {
      const line = lines.at(-1)
      if (token === '\n') breakLine()
      else if (token === '\t') line?.push([])
      else if (/\S/.test(token)) {
        addWord(lines, { ...piece, text: token, isGlued }, width)
      }
      isGlued = /\S/.test(token)
    }
  }
  return lines
}

function addWord(lines: BrokenLine[], word: Word, width: number): void {
  const line = lines.at(-1)
  const segment = line?.at(-1)
  if (line === undefined || segment === undefined) return
  const taken = line.reduce((sum, part) => sum + widthOf(part), 0)
  // A segment behind a tab is never broken: it is a date or a place.
  const isFull = line.length === 1 && segment.length > 0 && taken + widthOf([word]) + 3 > width
  if (!isFull || word.isGlued) segment.push(segment.length === 0 ? { ...word, isGlued: true } : word)
  else lines.push([[{ ...word, isGlued: true }]])
}

const NARROW = /[iljtfrI.,:;'|!()[\]{}‘’·-]/gu
const WIDE = /[mwMW@%—\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** About as wide as Helvetica draws it. */
export function widthOf(words: Segment): number {
  return words.reduce((sum, { text, size, bold, isGlued }, index) => {
    const narrow = text.match(NARROW)?.length ?? 0
    const wide = text.match(WIDE)?.length ?? 0
    const letters = narrow * 0.28 + wide * 0.92 + (text.length - narrow - wide) * 0.56
    const blank = index === 0 || isGlued ? 0 : 0.28
    return sum + (letters * (bold ? 1.06 : 1) + blank) * size
  }, 0)
}

/** How wide the longest word of a piece is. */
export function longestIn(piece: Piece): number {
  const widths = piece.text.split(/\s+/).map((text) => widthOf([{ ...piece, text, isGlued: true }]))
  return Math.max(0, ...widths)
}
