/** Stage 4 helper shapes: cells of one row -> a line. */
import type { Cell, Line } from '#parser/shapes.ts'

const BULLET = /^[•●○◦▪▫■□◆◇♦▸▹►▶‣⁃∙·*➤➢✓✔»❖❯›→\p{Cc}\p{So}\p{Cf}\p{Co}\p{Cn}]\s*/u
const DASH_BULLET = /^[-–—]\s+(?=\p{L})/u
/** A single sign that is no word: an icon, a bullet from a symbol font. */
const SIGN_ONLY = /^[^\p{L}\p{N}]*$|^[o●-]$/u

export function toRows(cells: Cell[]): Cell[][] {
  const rows: Cell[][] = []
  for (const cell of cells.toSorted((a, b) => a.base - b.base || a.x - b.x)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (
      row &&
      first &&
      first.page === cell.page &&
      Math.abs(first.base - cell.base) <= tolerance(first, cell)
    )
      row.push(cell)
    else rows.push([cell])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x))
}

function tolerance(a: Cell, b: Cell): number {
  return 1 + 0.22 * Math.min(a.size, b.size)
}

/** Null for a row of signs only. */
export function toLine(row: Cell[]): Line | null {
  const { cells, isBullet } = withoutBullet(row)
  const first = cells[0]
  if (!first) return null
  const main = cells.reduce((best, cell) =>
    cell.text.length * cell.size > best.text.length * best.size ? cell : best,
  )
  return {
    page: first.page,
    x: first.x,
    y: Math.min(...cells.map((cell) => cell.y)),
    right: Math.max(...cells.map((cell) => cell.x + cell.width)),
    bottom: Math.max(...cells.map((cell) => cell.y + cell.height)),
    size: main.size,
    bold: main.bold,
    italic: main.italic,
    font: main.font,
    text: cells.map((cell) => cell.text).join('  '),
    cells,
    isBullet,
    gap: 0,
    edge: 0,
    isTight: null,
  }
}

function withoutBullet(row: Cell[]): { cells: Cell[]; isBullet: boolean } {
  const words = row.filter((cell) => !SIGN_ONLY.test(cell.text))
  const first = words[0]
  const hadSign = row[0] !== first && row[0] !== undefined
  if (!first) return { cells: [], isBullet: false }
  const bullet = BULLET.exec(first.text) ?? DASH_BULLET.exec(first.text)
  if (!bullet || bullet[0].length >= first.text.length) return { cells: words, isBullet: hadSign }
  return { cells: [cutStart(first, bullet[0].length), ...words.slice(1)], isBullet: true }
}

/** The cell without the first `length` signs of its text. */
export function cutStart(cell: Cell, length: number): Cell {
  let signs = cell.text.slice(0, length).replace(/\s/g, '').length
  const runs = cell.runs.flatMap((run) => {
    let text = run.text
    while (signs > 0 && text !== '') {
      text = text.slice(1).trimStart()
      signs--
    }
    return text === '' ? [] : [{ ...run, text }]
  })
  return { ...cell, text: cell.text.slice(length).trim(), x: runs[0]?.x ?? cell.x, runs }
}
