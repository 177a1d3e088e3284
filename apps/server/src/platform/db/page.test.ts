import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { pageOfRows, sliceOf } from './page.ts'
import { openDatabase } from './pool.ts'

interface Tables {
  numbers: { n: number; half: number }
}

let database: TestDatabase
let db: Kysely<Tables>

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<Tables>({ url: database.url, isPooled: true })
  await sql`create table numbers (n integer primary key, half integer not null)`.execute(db)
  await sql`insert into numbers select n, n / 2 from generate_series(1, 10) n`.execute(db)
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const ordered = () => db.selectFrom('numbers').select('n').orderBy('n')

describe('a page of rows', () => {
  it.each([
    { page: 1, pageSize: 4, rows: [1, 2, 3, 4] },
    { page: 3, pageSize: 4, rows: [9, 10] },
    { page: 2, pageSize: 5, rows: [6, 7, 8, 9, 10] },
    { page: 3, pageSize: 5, rows: [] },
    { page: 9, pageSize: 4, rows: [] },
    { page: 1, pageSize: 11, rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  ])('$page of $pageSize knows how many there are in all', async ({ page, pageSize, rows }) => {
    const found = await pageOfRows(ordered(), { page, pageSize })

    expect(found).toEqual({ rows: rows.map((n) => ({ n })), total: 10, page, pageSize })
  })

  it('of nothing is empty', async () => {
    const found = await pageOfRows(ordered().where('n', '>', 10), { page: 1, pageSize: 4 })

    expect(found).toMatchObject({ rows: [], total: 0 })
  })

  it('counts what the query finds, whatever it selects and sorts by', async () => {
    const query = db
      .selectFrom('numbers')
      .where('n', '<=', 7)
      .select(sql<string>`'no ' || n`.as('name'))
      .orderBy(sql`half desc, n`)

    expect(await pageOfRows(query, { page: 1, pageSize: 2 })).toMatchObject({
      rows: [{ name: 'no 6' }, { name: 'no 7' }],
      total: 7,
    })
  })

  it('is cut in SQL written by hand as well', async () => {
    const { rows } = await sql<{ n: number }>`select n from numbers order by n
      ${sliceOf({ page: 2, pageSize: 4 })}`.execute(db)

    expect(rows.map(({ n }) => n)).toEqual([5, 6, 7, 8])
  })
})
