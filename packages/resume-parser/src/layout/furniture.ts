/** Stage 3: running headers, footers and page numbers leave the text. */
import { fold } from '#parser/words/fold.ts'
import type { Cell, Page } from '#parser/shapes.ts'

const PAGE_NUMBER =
  /^(?:page|seite|pagina|página|pág|pag|p|s|bladzijde|blz)?\.?\s*\d{1,2}(?:\s*(?:of|von|de|sur|di|van|\/|-)\s*\d{1,2})?$/i
const LONG_PAGE_NUMBER =
  /^(?:page|seite|pagina|página)\s+\d{1,2}(?:\s*(?:of|von|de|sur|di|van|\/|-)\s*\d{1,2})?$/i
const MARGIN = 0.09

export function withoutFurniture(pages: Page[], cellsOf: Cell[][]): Cell[][] {
  const seen = new Map<string, Set<number>>()
  pages.forEach((page, index) => {
    for (const cell of cellsOf[index] ?? []) {
      if (isInMargin(cell, page)) seen.set(keyOf(cell), (seen.get(keyOf(cell)) ?? new Set()).add(page.number))
    }
  })
  return pages.map((page, index) =>
    (cellsOf[index] ?? []).filter((cell) => {
      if (isGhost(cell, cellsOf[index - 1] ?? [])) return false
      if (LONG_PAGE_NUMBER.test(cell.text)) return false
      if (!isInMargin(cell, page)) return true
      if (PAGE_NUMBER.test(cell.text)) return false
      return (seen.get(keyOf(cell))?.size ?? 0) < 2 || (page.number === 1 && cell.y < page.height / 2)
    }),
  )
}

function isInMargin(cell: Cell, page: Page): boolean {
  return cell.y < page.height * MARGIN || cell.y + cell.height > page.height * (1 - MARGIN)
}

/** The same words; only the page number may differ. */
function keyOf(cell: Cell): string {
  return fold(cell.text).replace(/\b\d{1,2}\b/g, '#')
}

/** A row that the page break cuts is drawn on both pages: what shows again at the very top is dropped. */
function isGhost(cell: Cell, before: Cell[]): boolean {
  if (cell.y > cell.size * 2.2) return false
  const last = Math.max(...before.map((other) => other.base))
  const key = fold(cell.text)
  return before.some(
    (other) =>
      other.base > last - other.size * 3 &&
      cell.x > other.x - 60 &&
      cell.x < other.x + other.width + 10 &&
      (fold(other.text) === key || (key.length > 5 && fold(other.text).includes(key))),
  )
}
