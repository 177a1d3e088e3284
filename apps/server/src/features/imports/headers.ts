/** Rows above the headers at most: a title, a date, an empty line. */
const MOST_ABOVE = 10
const LONGEST = 200

/** A file as a table: names of its columns, and the rows below them. */
export interface TableOfFile {
  headers: string[]
  rows: string[][]
  /** Which row of the file each of `rows` is, counted from 1: empty rows are left out. */
  numbers: number[]
}

/** The first row that is nearly as wide as the widest near it holds the headers; a title above, merged or not, is left out. */
export function asTable(rows: readonly string[][]): TableOfFile {
  const held = rows
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => filled(cells) > 0)
  const head = held.slice(0, MOST_ABOVE + 1)
  const widest = Math.max(0, ...head.map(({ cells }) => filled(cells)))
  const at = Math.max(
    0,
    head.findIndex(({ cells }) => filled(cells) > widest / 2),
  )
  const below = held.slice(at + 1)
  const columns = below.reduce((most, { cells }) => Math.max(most, width(cells)), 0)
  const headers = named(held[at]?.cells ?? [], columns)
  return {
    headers,
    rows: below.map(({ cells }) => headers.map((_, index) => cells[index] ?? '')),
    numbers: below.map(({ number }) => number),
  }
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
