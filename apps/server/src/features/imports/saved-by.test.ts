import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readRows } from '#platform/sheets/sheets.ts'
import { asTable } from './headers.ts'

// Each file was saved by the program that it is called by (see the README beside them).
const FOLDER = new URL('../../../test/spreadsheets/', import.meta.url)
const pathOf = (name: string) => fileURLToPath(new URL(name, FOLDER))
const read = async (name: string) =>
  asTable(await readRows(pathOf(name), name.endsWith('.xlsx'), { rows: 100, cells: 1000 }))

const HEADERS = [
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Years of experience',
  'Rate',
  'Location',
  'Bio',
]
const PEOPLE = [
  ['Jörg', 'Łukasik', 'joerg@sheet.example', '+49 30 901820', '12', '250.5', 'Zürich', 'Since 2009.'],
  ['Zoë', 'O’Neil', 'zoe@sheet.example', '+44 20 7946 0018', '7', '1200', 'Leeds', 'Wind & "sun", <grid>'],
]
const DAY = '2026-03-09'
/** The last column is a formula: twice the years. */
const WITH_FORMULAS = {
  headers: [...HEADERS, 'Since', 'Double'],
  rows: PEOPLE.map((row) => [...row, DAY, String(Number(row[4]) * 2)]),
}
const WITH_DAYS = { headers: [...HEADERS, 'Since'], rows: PEOPLE.map((row) => [...row, DAY]) }

it.each([
  'libreoffice.xlsx',
  'libreoffice-semicolons.csv',
  'libreoffice-utf16.csv',
  'sheetjs.xlsx',
  'sheetjs-shared-strings.xlsx',
  'sheetjs.csv',
  'sheetjs-utf16.txt',
  'exceljs.xlsx',
  'xlsxwriter.xlsx',
  'xlsxwriter-1904.xlsx',
])('reads days and saved formulas of %s', async (name) => {
  expect(await read(name)).toMatchObject(WITH_FORMULAS)
})

it.each(['xlsx-populate.xlsx', 'exceljs-1904.xlsx'])('reads the days of %s', async (name) => {
  expect(await read(name)).toMatchObject(WITH_DAYS)
})

it('counts days from 1904 where LibreOffice does, which says so in another word than Excel', async () => {
  const { rows } = await read('libreoffice-1904.xlsx')

  expect(rows.map((row) => row[8])).toEqual([DAY, DAY])
})

it('reads Windows-1252, in which LibreOffice has no letter for Ł', async () => {
  const { headers, rows } = await read('libreoffice-windows-1252.csv')

  expect(headers).toEqual(WITH_FORMULAS.headers)
  expect(rows[0]?.slice(0, 2)).toEqual(['Jörg', '?ukasik'])
  expect(rows[1]?.[1]).toBe('O’Neil')
})

it('leaves a formula empty that no program has counted yet', async () => {
  const { rows } = await read('openpyxl.xlsx')

  expect(rows).toEqual(PEOPLE.map((row) => [...row, DAY, '']))
})

it('leaves out a merged title and empty rows, and calls rows as the program does', async () => {
  const { headers, rows, numbers } = await read('exceljs.xlsx')

  expect(headers[0]).toBe('First name')
  expect(rows).toHaveLength(2)
  // A title, an empty row, the headers; another empty row between the two people.
  expect(numbers).toEqual([4, 6])
})

it('knows the bytes that the programs wrote', async () => {
  const [semicolons, utf16, sheetjs] = await Promise.all(
    ['libreoffice-windows-1252.csv', 'libreoffice-utf16.csv', 'sheetjs.csv'].map((name) =>
      readFile(pathOf(name)),
    ),
  )

  expect(semicolons?.includes(0xf6)).toBe(true)
  expect(utf16?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfe]))
  expect(sheetjs?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
})
