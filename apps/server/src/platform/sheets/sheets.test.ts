import { csvCell } from '@guildhall/contract/csv'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { unzip } from '#test/unzip.ts'
import { decode } from './decode.ts'
import { readCsv } from './read-csv.ts'
import { readRows } from './sheets.ts'

const LIMITS = { rows: 1000, cells: 10_000 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const csv = (bytes: Uint8Array | string) => readCsv(Buffer.from(bytes), LIMITS)

async function workbook(rows: SheetData, change: (name: string, text: string) => string = (_, text) => text) {
  const written = await writeExcelFile(rows).toBuffer()
  const zip = new ZipFile()
  for (const [name, bytes] of unzip(Buffer.from(written)))
    zip.addBuffer(Buffer.from(change(name, String(bytes))), name)
  zip.end()
  const path = join(folder, `${Math.random()}.xlsx`)
  await writeFile(path, await buffer(zip.outputStream))
  return path
}

describe('a CSV', () => {
  it.each([
    ['commas', 'a,b\n1,"2,3"\n'],
    ['semicolons', 'a;b\n1;2,3\n'],
    ['tabs', 'a\tb\n1\t2,3\n'],
    ['what Excel declares', 'sep=|\na|b\n1|2,3\n'],
  ])('is read with %s', (_, text) => {
    expect(csv(text)).toEqual([
      ['a', 'b'],
      ['1', '2,3'],
    ])
  })

  it.each([
    ['UTF-8', Buffer.from('Jörg;Łódź')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFJörg;Łódź')],
    ['UTF-16 of Excel', Buffer.from('\uFEFFJörg;Łódź', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Joerg;Lodz', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFFJörg;Łódź', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('J\u00F6rg;\u0080', 'latin1')],
  ])('is read in %s', (_, bytes) => {
    expect(['Jörg;Łódź', 'Joerg;Lodz', 'Jörg;€']).toContain(decode(bytes))
  })

  it('gives back whatever a CSV was written of', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.replaceAll('\u0000', '').replaceAll('\uFEFF', '').replaceAll('\r', '').trim())
    // A row needs two cells for a separator to be seen, and something in it not to be an empty line.
    const row = fc.tuple(cell, cell, cell).map(([a, b, c]) => [`x${a}`, `y${b}`, `z${c}`])
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        expect(csv(`\uFEFF${rows.map((one) => `${one.map(csvCell).join(',')}\r\n`).join('')}`)).toEqual(rows)
      }),
    )
  })
})

describe('a workbook', () => {
  it('is read with texts, numbers, yes and no, and days', async () => {
    const day = { value: new Date('2026-03-09T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }
    const path = await workbook([
      [{ value: 'Name' }, { value: 'Since' }, { value: 'Rate' }, { value: 'Active' }],
      [{ value: ' Zoë ' }, day, { value: 250.5 }, { value: true }],
    ])

    expect(await readRows(path, true, LIMITS)).toEqual([
      ['Name', 'Since', 'Rate', 'Active'],
      ['Zoë', '2026-03-09', '250.5', 'true'],
    ])
  })

  it('is read with the days of 1904, and the saved values of formulas', async () => {
    const day = { value: new Date('2022-03-08T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }
    const path = await workbook([[{ value: 7 }, day]], (name, text) => {
      if (name === 'xl/workbook.xml')
        return text.includes('<workbookPr')
          ? text.replace('<workbookPr', '<workbookPr date1904="1"')
          : text.replace(/(<workbook[^>]*>)/, '$1<workbookPr date1904="1"/>')
      return name.startsWith('xl/worksheets/') ? text.replace('<v>7</v>', '<f>3+4</f><v>7</v>') : text
    })

    // The same number counts four years and a day later.
    expect(await readRows(path, true, LIMITS)).toEqual([['7', '2026-03-09']])
  })

  it('is refused with too many cells or rows before anything is built of it', async () => {
    const wide = await workbook(
      [Array.from({ length: 101 }, (_, index) => ({ value: index }))],
      (name, text) =>
        name.startsWith('xl/worksheets/')
          ? text.replace(/(<row.*<\/row>)/s, (row: string) => row.repeat(100))
          : text,
    )
    const long = await workbook([[{ value: 1 }]], (name, text) =>
      name.startsWith('xl/worksheets/')
        ? text.replace(/(<row.*<\/row>)/s, (row: string) => row.repeat(1001))
        : text,
    )

    await expect(readRows(wide, true, LIMITS)).rejects.toThrow('more than 10,000 cells')
    await expect(readRows(long, true, LIMITS)).rejects.toThrow('more than 1,000 rows')
  })

  it('of a million cells is refused as one that may hold half as many, whatever it unpacks to', async () => {
    const path = await workbook([[{ value: 1 }]], (name, text) =>
      name.startsWith('xl/worksheets/')
        ? text.replace(
            /(<row.*<\/row>)/s,
            `<row r="1">${'<c r="A1"><v>1</v></c>'.repeat(50)}</row>`.repeat(20_000),
          )
        : text,
    )

    await expect(readRows(path, true, { rows: 20_000, cells: 500_000 })).rejects.toThrow(
      'more than 500,000 cells. Delete the columns that are not needed, or split it into smaller files.',
    )
  })

  it('is refused when it is no workbook', async () => {
    const path = join(folder, 'none.xlsx')
    await writeFile(path, 'PK\u0003\u0004 nothing')

    await expect(readRows(path, true, LIMITS)).rejects.toThrow('This file cannot be read')
  })
})
