import Papa from 'papaparse'
import { decode } from './decode.ts'
import { tooManyCells, tooManyRows, type SheetLimits } from './limits.ts'

const DELIMITERS = [',', ';', '\t', '|']

/** The rows of a CSV, empty ones too, whatever separates its cells. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): string[][] {
  const { text, delimiter } = declared(decode(bytes))
  const rows: string[][] = []
  let [cells, filled] = [0, 0]
  Papa.parse<string[]>(text, {
    delimiter: delimiter === '' ? guessed(text) : delimiter,
    // One row after the other, so that a file beyond the limits is left where it passes them.
    step({ data }) {
      const row = data.map((cell) => cell.trim())
      rows.push(row)
      cells += data.length
      if (!isEmpty(row)) filled += 1
      if (filled > limits.rows) throw tooManyRows(limits)
      if (cells > limits.cells) throw tooManyCells(limits)
    },
  })
  // Behind the last line stands an empty one.
  return rows.slice(0, rows.findLastIndex((row) => !isEmpty(row)) + 1)
}

/** By the first rows that hold something. */
function guessed(text: string): string {
  const options = { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy', preview: 20 } as const
  return Papa.parse<string[]>(text, options).meta.delimiter
}

function isEmpty(row: readonly string[]): boolean {
  return row.every((cell) => cell === '')
}

/** Excel writes `sep=;` above the rows where its own separator is another one. */
function declared(text: string): { text: string; delimiter: string } {
  const [line, separator] = /^sep=([,;\t|])\r?\n/i.exec(text) ?? ['', '']
  return { text: text.slice(line.length), delimiter: separator }
}
