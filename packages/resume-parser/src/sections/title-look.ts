/** Before columns are told apart: which cells look like the section titles of this document. */
import { isCapitals } from '#parser/words/fold.ts'
import { matchTitle } from './section-titles.ts'
import type { Cell } from '#parser/shapes.ts'

type Look = { size: number; bold: boolean; capitals: boolean; kinds: Set<string>; count: number }

/** Sets `titleLook` on every cell; without a common look of titles every cell may be one. */
export function markTitles(pages: Cell[][]): Cell[][] {
  const best = bestLook(pages.flat())
  return pages.map((cells) =>
    cells.map((cell) => ({ ...cell, titleLook: best === null || isAsLoud(cell, best) })),
  )
}

function bestLook(cells: Cell[]): Look | null {
  const looks = new Map<string, Look>()
  for (const cell of cells) {
    const match = matchTitle(cell.text)
    if (!match || match.score < 0.8) continue
    const capitals = isCapitals(cell.text)
    const key = `${cell.size} ${cell.bold} ${capitals}`
    const look = looks.get(key) ?? {
      size: cell.size,
      bold: cell.bold,
      capitals,
      kinds: new Set<string>(),
      count: 0,
    }
    look.count++
    look.kinds.add(match.kinds.join())
    looks.set(key, look)
  }
  const ranked = [...looks.values()].filter((look) => look.kinds.size >= 3)
  return ranked.toSorted((a, b) => b.kinds.size - a.kinds.size || b.size - a.size)[0] ?? null
}

function isAsLoud(cell: Cell, best: Look): boolean {
  const isLarger = cell.size > best.size + 0.5
  return (
    cell.size >= best.size - 0.3 &&
    (cell.bold || !best.bold || isLarger) &&
    (isCapitals(cell.text) || !best.capitals || isLarger)
  )
}
