import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

const INVISIBLE = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00A0',
  '\uFEFF',
  '\u200B',
  '\u2028',
  '\u3000',
  '\u0001',
  '\u202E',
]
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫']
const FORMULA = /^[=+\-@]/

const invisible = array(constantFrom(...INVISIBLE), { maxLength: 4 }).map((parts) => parts.join(''))
const anything = string({ unit: 'binary', maxLength: 40 })

/** Reads a file back as RFC 4180 says. */
function cellsOf(line: string): string[] {
  const cells = line.replace(/\r\n$/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/g)
  const read = [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
  return read.slice(0, -1).length === 0
    ? read
    : read.slice(0, line.replace(/\r\n$/, '').endsWith(',') ? undefined : -1)
}

describe('a cell', () => {
  it('is never a formula, whatever stands before the sign and however wide it is', () => {
    assert(
      property(invisible, constantFrom(...SIGNS), anything, (before, sign, rest) => {
        const [cell = ''] = cellsOf(csvLine([`${before}${sign}${rest}`, 'x']))

        expect(cell).toBe(`'${before}${sign}${rest}`)
      }),
    )
  })

  it('comes back as it was, or as text with an apostrophe before it', () => {
    const text = oneof(
      anything,
      tuple(invisible, anything).map((parts) => parts.join('')),
    )
    assert(
      property(array(text, { minLength: 1, maxLength: 5 }), (cells) => {
        const read = cellsOf(csvLine([...cells, 'end']))

        expect(read).toHaveLength(cells.length + 1)
        cells.forEach((cell, at) => expect([cell, `'${cell}`]).toContain(read[at]))
        for (const cell of read)
          expect(cell.normalize('NFKC').replace(/^[\s\p{Cc}\p{Cf}]+/u, '')).not.toMatch(FORMULA)
      }),
    )
  })

  it.each(['plain', 'a=b', 'co-founder', 'a@b.test', '', '5', "O'Neill"])('stays as it is: %j', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`)
  })
})
