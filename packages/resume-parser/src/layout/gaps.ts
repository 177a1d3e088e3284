/** The white space between the lines of a column, and which of it is mere leading. */
import type { Line } from '#parser/shapes.ts'

export function withGaps(lines: Line[]): Line[] {
  // An address that does not break may stick out.
  const broken = lines.filter((line) => line.text.includes(' '))
  const rights = (broken.length > 3 ? broken : lines).map((line) => line.right).toSorted((a, b) => b - a)
  const edge = (rights.length > 3 ? rights[1] : rights[0]) ?? 0
  const spaced = lines.map((line, index) => {
    const before = lines[index - 1]
    const isSamePlace = before !== undefined && before.page === line.page && line.y >= before.y - 1
    return { ...line, edge, gap: isSamePlace ? Math.max(0, line.y - before.bottom) : 0 }
  })
  const tight = tightGaps(spaced)
  return spaced.map((line, index) => {
    const limit = sameLook(line, spaced[index - 1]) ? tight.get(lookOf(line)) : undefined
    return { ...line, isTight: limit === undefined ? null : line.gap <= limit }
  })
}

const lookOf = (line: Line): string => `${line.size} ${line.bold}`
const sameLook = (line: Line, other: Line | undefined): boolean =>
  other !== undefined && lookOf(line) === lookOf(other) && line.page === other.page
/** For each look the largest gap that still is leading inside a text, where gaps come in clearly different sizes. */
function tightGaps(lines: Line[]): Map<string, number> {
  const gaps = new Map<string, number[]>()
  lines.forEach((line, index) => {
    if (sameLook(line, lines[index - 1]) && line.gap < line.size)
      gaps.set(lookOf(line), [...(gaps.get(lookOf(line)) ?? []), line.gap])
  })
  const limits = new Map<string, number>()
  for (const [look, values] of gaps) {
    const least = Math.min(...values)
    if (values.length > 1 && Math.max(...values) > least + 0.13 * Number.parseFloat(look))
      limits.set(look, least + 0.6)
  }
  return limits
}
