/** The summary: the text of its section, or a paragraph of the header. */
import { join } from './items.ts'
import { countWords } from '#parser/read/scripts.ts'
import type { Found, Line } from '#parser/shapes.ts'
import { placeOf } from './contact.ts'

export function findSummary(sectionLines: Line[], headerLines: Line[]): Found<string> | null {
  const text = sectionLines.filter((line) => countWords(line.text) > 2 || line.gap < line.size)
  if (text.length > 0 && wordsOf(text) >= 5) return toFound(text, 0.93, 'the text of the summary section')
  const paragraph = longestParagraph(headerLines)
  return paragraph.length > 0 && wordsOf(paragraph) >= 9
    ? toFound(paragraph, 0.85, 'a paragraph before the first section')
    : null
}

const wordsOf = (lines: Line[]): number => lines.reduce((sum, line) => sum + countWords(line.text), 0)

function toFound(lines: Line[], confidence: number, reason: string): Found<string> {
  const value = lines.map((line) => line.text.replace(/\s+/g, ' ')).reduce(join)
  return { value, confidence, places: lines.flatMap((line) => line.cells.slice(0, 1).map(placeOf)), reason }
}

/** Consecutive lines of one size and column that read as prose. */
function longestParagraph(lines: Line[]): Line[] {
  let best: Line[] = []
  let current: Line[] = []
  for (const line of lines) {
    const last = current.at(-1)
    const goesOn =
      last &&
      Math.abs(last.size - line.size) < 0.3 &&
      last.page === line.page &&
      line.gap < line.size * 1.1 &&
      Math.abs(last.x - line.x) < 30 &&
      line.cells.length === 1
    const isProse = line.cells.length === 1 && !/@|https?:|\+\d{2}|\||\d{3}.*\d{3}/.test(line.text)
    if (goesOn && isProse) current.push(line)
    else current = isProse && countWords(line.text) >= 6 ? [line] : []
    if (wordsOf(current) > wordsOf(best)) best = [...current]
  }
  return best
}
