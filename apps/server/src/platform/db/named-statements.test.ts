import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import type { Db } from './database.ts'
import { KEPT, StatementNames } from './named-statements.ts'
import { openDatabase } from './pool.ts'
import type { DB } from './tables.gen.ts'

let db: Db
let stop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url, max: 1 })
  stop = async () => {
    await db.destroy()
    await database.drop()
  }
})
afterAll(() => stop())

async function kept(part: string): Promise<number> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.filter(({ statement }) => statement.includes(part)).length
}

describe('a statement that comes again and again', () => {
  it('is planned once by its connection, and answers as before', async () => {
    const plus = async (one: number) => {
      const { rows } = await sql<{ sum: number }>`select ${one}::int + 1 as sum`.execute(db)
      return rows[0]?.sum
    }
    const sums: unknown[] = []
    for (let one = 0; one < 60; one += 1) sums.push(await plus(one))

    expect(sums).toEqual(Array.from({ length: 60 }, (_, one) => one + 1))
    expect(await kept('+ 1 as sum')).toBe(1)
  })

  it('may fail, and works the next time', async () => {
    const inverse = (one: number) => sql<{ part: number }>`select 10 / ${one}::int as part`.execute(db)
    for (let one = 0; one < 40; one += 1)
      if (one % 4 === 0) await expect(inverse(0)).rejects.toThrow('division by zero')
      else expect((await inverse(5)).rows).toEqual([{ part: 2 }])
    expect(await kept('10 / ')).toBe(1)
  })

  it('takes all columns as they are by then', async () => {
    await sql`create temporary table shelves (id int)`.execute(db)
    const all = () => sql`select * from shelves where id = ${1}`.execute(db)
    await sql`insert into shelves values (1)`.execute(db)
    for (let count = 0; count < 40; count += 1) await all()
    await sql`alter table shelves add column name text default 'new'`.execute(db)

    expect((await all()).rows).toEqual([{ id: 1, name: 'new' }])
  })
})

describe('names', () => {
  const often = (names: StatementNames, text: string) =>
    Array.from({ length: 40 }, () => names.nameOf(text)).at(-1)

  it('are for steady statements alone', () => {
    const names = new StatementNames()
    expect(often(names, 'select id from gigs where id = $1')).toBe('often_0')
    expect(often(names, 'select count(*) from gigs where owner_id = $1')).toBe('often_1')
    expect(often(names, 'select $1 * 2 from gigs')).toBe('often_2')
    expect(often(names, 'select gigs.* from gigs where id = $1')).toBeUndefined()
    expect(often(names, 'insert into gigs values ($1) returning *')).toBeUndefined()
    expect(often(names, 'select id from activity_logs where type = $1')).toBeUndefined()
    expect(often(names, 'select id from activity_logs limit 20')).toBe('often_3')
    expect(names.nameOf(`${KEPT} insert into activity_logs (id) select $1`)).toBe('often_4')
  })

  it('are given to sixty at most', () => {
    const names = new StatementNames()
    const given = Array.from({ length: 100 }, (_, count) => often(names, `select ${count} + $1`))
    expect(given.filter((name) => name !== undefined).length).toBe(60)
  })
})
