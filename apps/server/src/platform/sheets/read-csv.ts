import Papa from 'papaparse'
import { decode } from './decode.ts'
import { tooManyCells, tooManyRows, type SheetLimits } from './limits.ts'

const DELIMITERS = [',', ';', '\t', '|']

/** The rows of a CSV, whatever separates its cells. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): string[][] {
  const { text, delimiter } = declared(decode(bytes))
  const rows: string[][] = []
  let cells = 0
  Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy',
    // One row after the other, so that a file beyond the limits is left where it passes them.
    step({ data }) {
      rows.push(data.map((cell) => cell.trim()))
      cells += data.length
      if (rows.length > limits.rows) throw tooManyRows(limits)
      if (cells > limits.cells) throw tooManyCells(limits)
    },
  })
  return rows
}

/** Excel writes `sep=;` above the rows where its own separator is another one. */
function declared(text: string): { text: string; delimiter: string } {
  const [line, separator] = /^sep=([,;\t|])\r?\n/i.exec(text) ?? ['', '']
  return { text: text.slice(line.length), delimiter: separator }
}
