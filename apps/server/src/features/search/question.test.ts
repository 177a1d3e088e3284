import { array, assert, asyncProperty, constantFrom, integer, oneof, string, tuple } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { questionOf } from './question.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function asked(keyword: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select ${questionOf(keyword)}::text as text`.execute(db)
  return rows[0]?.text ?? ''
}

/** What PostgreSQL reads as an operator somewhere, alone and many times over, between words. */
const mark = constantFrom(
  ...`-"'|&!<>():*\\ \t\n,.~–—−_/@#`,
  '- ',
  '-"',
  '-""',
  '- "a" ',
  ' or ',
  ' OR -',
  '<->',
  '--a ',
)
const piece = oneof(
  mark,
  tuple(mark, integer({ min: 2, max: 100 })).map(([one, times]) => one.repeat(times)),
  constantFrom('a', 'wind', 'é', 'и', '漢', '٣', '😀'),
)
const hostile = array(piece, { maxLength: 60 }).map((pieces) => pieces.join('').slice(0, 200))
const anything = string({ unit: 'grapheme', maxLength: 200 })

describe('any text is a question', () => {
  it('whatever stands in it', async () => {
    await assert(
      asyncProperty(
        oneof(
          hostile,
          anything.filter((text) => !text.includes('\u0000')),
        ),
        async (keyword) => {
          expect(typeof (await asked(keyword))).toBe('string')
        },
      ),
      { numRuns: 1500 },
    )
  })

  it.each([
    '-'.repeat(40),
    '- '.repeat(60),
    `${'-'.repeat(60)}wind`,
    '-"'.repeat(60),
    '!'.repeat(200),
    '("'.repeat(80),
  ])('such as %j', async (keyword) => {
    expect(typeof (await asked(keyword))).toBe('string')
  })

  it.each([
    ['wind -solar', "'wind' & !'solar'"],
    ['-solar wind', "!'solar' & 'wind'"],
    ['co-founder', "'co-found' <-> 'co' <-> 'founder'"],
    ['wind -- solar', "'wind' & 'solar'"],
  ])('and keeps what it means: %s', async (keyword, meaning) => {
    const text = await asked(keyword)

    expect(text, meaning).toContain(meaning.split(' ')[0])
    expect(text.includes('!')).toBe(meaning.includes('!'))
  })
})
