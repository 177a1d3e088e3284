import { IMPORT_FIELDS, IMPORT_KINDS } from '@guildhall/contract/imports/fields'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asTable } from './headers.ts'
import { numberIn } from './judge-expert.ts'
import { sizeOf } from './judge-company.ts'
import { guess, keyOf, mapped } from './mapping.ts'

const kinds = fc.constantFrom(...IMPORT_KINDS)
const headersOf = (rows: string[][]) => asTable(rows).headers

describe('the guess', () => {
  it('finds every field by its label and by each of its words, however they are written', () => {
    for (const kind of IMPORT_KINDS) {
      for (const { key, label, words } of IMPORT_FIELDS[kind]) {
        for (const word of [key, label, ...words]) {
          for (const header of [word, word.toUpperCase(), ` ${word}* `, word.replaceAll(' ', '_')]) {
            expect(guess(kind, [header])[header], `${kind}: ${header}`).not.toBeNull()
          }
        }
        expect(guess(kind, [label])[label]).toBe(key)
      }
    }
  })

  it('gives no field to two columns, and knows every column', () => {
    const known = IMPORT_KINDS.flatMap((kind) =>
      IMPORT_FIELDS[kind].flatMap(({ label, words }) => [label, ...words]),
    )
    const header = fc.oneof(fc.constantFrom(...known), fc.string())
    fc.assert(
      fc.property(kinds, fc.array(header, { maxLength: 20 }), (kind, cells) => {
        const headers = headersOf([cells, cells.map(() => 'x')])
        const mapping = guess(kind, headers)
        const fields = Object.values(mapping).filter((field) => field !== null)
        expect(Object.keys(mapping).toSorted()).toEqual(headers.toSorted())
        expect(new Set(fields).size).toBe(fields.length)
      }),
    )
  })

  it('is what was said the last time, whatever the words mean', () => {
    const remembered = new Map([
      [keyOf('Mail'), 'location'],
      [keyOf('City'), null],
    ])
    expect(guess('people', ['City', 'MAIL', 'E-Mail'], remembered)).toEqual({
      City: null,
      MAIL: 'location',
      'E-Mail': 'email',
    })
  })
})

it('understands a mapping in either direction the same', () => {
  const fields = fc.constantFrom(...IMPORT_FIELDS.people.map(({ key }) => key))
  fc.assert(
    fc.property(fc.uniqueArray(fields, { minLength: 1, maxLength: 6 }), (chosen) => {
      const pairs = chosen.map((field, index): [string, string] => [`Box ${index}`, field])
      const before = Object.fromEntries(pairs.map(([header]) => [header, null]))
      const turned = pairs.map(([header, field]): [string, string] => [field, header])
      expect(mapped('people', before, Object.fromEntries(turned))).toEqual(
        mapped('people', before, Object.fromEntries(pairs)),
      )
    }),
  )
})

describe('the headers', () => {
  it('stand below a title, merged or not', () => {
    const table = asTable([
      ['Our contacts 2026', '', ''],
      ['Name', '', 'Name'],
      ['Ada', 'x', 'Lovelace'],
      ['Grace', '', '', 'beyond'],
    ])
    expect(table).toEqual({
      headers: ['Name', 'Column B', 'Name (2)', 'Column D'],
      rows: [
        ['Ada', 'x', 'Lovelace', ''],
        ['Grace', '', '', 'beyond'],
      ],
      numbers: [3, 4],
    })
  })

  it('have names of their own, each row as wide as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 12 }), { maxLength: 12 }), (rows) => {
        const table = asTable(rows)
        expect(new Set(table.headers).size).toBe(table.headers.length)
        expect(table.rows.every((row) => row.length === table.headers.length)).toBe(true)
      }),
    )
  })
})

it.each([
  ['12 years', 12],
  ['USD 1,250.50', 1250.5],
  ['1.250,50 €', 1250.5],
  ["1'000", 1000],
  ['ninety', 'ninety'],
])('reads %s as a number', (typed, number) => expect(numberIn(typed)).toBe(number))

it.each([
  ['240', '201-500'],
  ['1,200', '1,001-5,000'],
  ['11–50', '11-50'],
  ['over 10000', 'Over 10,000'],
  ['20000', 'Over 10,000'],
  ['many', 'many'],
])('puts %s employees into their range', (typed, size) => expect(sizeOf(typed)).toBe(size))
