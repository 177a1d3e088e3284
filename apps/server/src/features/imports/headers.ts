/** Rows above the headers at most: a title, a date, an empty line. */
const MOST_ABOVE = 10
const LONGEST = 200

/** A file as a table: names of its columns, and the rows below them. */
export interface TableOfFile {
  headers: string[]
  rows: string[][]
  /** Which row of the file the first of `rows` is, counted from 1. */
  firstRow: number
}

/** The first row that is nearly as wide as the widest near it holds the headers; a title above, merged or not, is left out. */
export function asTable(rows: readonly string[][]): TableOfFile {
  const head = rows.slice(0, MOST_ABOVE + 1)
  const widest = Math.max(0, ...head.map(filled))
  const at = Math.max(
    0,
    head.findIndex((row) => filled(row) > widest / 2),
  )
  const below = rows.slice(at + 1)
  const headers = named(rows[at] ?? [], Math.max(0, ...below.map(width)))
  return { headers, rows: below.map((row) => headers.map((_, index) => row[index] ?? '')), firstRow: at + 2 }
}

function filled(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length
}

/** Up to the last cell that holds something. */
function width(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell !== '') + 1
}

/** Every column has a name of its own: the unnamed is called by its letter, a second of one name is numbered. */
function named(cells: readonly string[], columns: number): string[] {
  const taken = new Set<string>()
  const count = Math.max(width(cells), columns)
  return Array.from({ length: count }, (_, index) => {
    const given = (cells[index] ?? '')
      .replaceAll(/\s+/g, ' ')
      .slice(0, LONGEST - 6)
      .trim()
    const base = given === '' ? `Column ${letter(index)}` : given
    let name = base
    for (let number = 2; taken.has(name); number += 1) name = `${base} (${number})`
    taken.add(name)
    return name
  })
}

/** A, B ... Z, AA: as spreadsheets call their columns. */
function letter(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest === 0 ? '' : letter(rest - 1)}${String.fromCodePoint(65 + (index % 26))}`
}
